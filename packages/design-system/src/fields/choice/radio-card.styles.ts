import { RadioButton } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { focusRing } from '../field/control.ts';

export const Card = styled.div`
  container: card / inline-size;
  position: relative;
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);
  transition: background-color var(--lw-motion-fast) var(--lw-ease-out);

  &:hover:not([data-unavailable], [data-lone]) {
    border-color: var(--lw-color-ink);
  }

  &[data-chosen] {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand-soft);
    box-shadow: inset 0 0 0 var(--lw-border-hairline) var(--lw-color-brand);
  }

  [data-invalid] > & {
    border-color: var(--lw-color-critical);
  }

  &[data-unavailable],
  [data-disabled] > * > & {
    border-color: var(--lw-color-line);
    background: var(--lw-color-canvas);
  }

  [data-disabled] > * > &[data-chosen] {
    border-color: var(--lw-color-line-strong);
    box-shadow: none;
  }

  &:has(> * > label[data-focus-visible]) {
    ${focusRing}
  }

  @media (forced-colors: active) {
    &[data-chosen] {
      border-color: Highlight;
      outline: var(--lw-border-strong) solid Highlight;
      outline-offset: calc(-1 * var(--lw-border-strong));
    }

    &[data-unavailable] {
      border-color: GrayText;
    }
  }
`;

/** What stands in that place where there is nothing to choose. */
export const Fact = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-16);
  padding: var(--lw-space-16);
`;

/** The part of the card that chooses it: all of it but the nested content. */
export const Choice = styled(RadioButton)`
  display: flex;
  align-items: center;
  gap: var(--lw-space-16);
  padding: var(--lw-space-16);
  border-radius: inherit;
  cursor: pointer;

  @container card (inline-size < 14em) {
    flex-wrap: wrap;
    gap: var(--lw-space-8);
    padding: var(--lw-space-12);
  }

  &[data-disabled],
  [data-unavailable] > * > & {
    cursor: not-allowed;
  }

`;

/** A drawing's place, as wide for each of them: the names after them line up, and with them what belongs to one. */
export const Mark = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.5rem;
`;

export const Dot = styled.span`
  flex: none;
  box-sizing: border-box;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: var(--lw-border-strong) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-pill);
  background: var(--lw-color-surface);
  transition: border-width var(--lw-motion-fast) var(--lw-ease-out);

  [data-selected] > & {
    border-width: 0.375rem;
    border-color: var(--lw-color-brand);
    background: var(--lw-color-on-brand);
  }

  [data-disabled] > & {
    border-color: var(--lw-color-line-strong);
  }

  [data-unavailable] & {
    border-color: var(--lw-color-line-strong);
    border-style: dashed;
    background: transparent;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;

    [data-selected] > & {
      border-color: Highlight;
      background: Canvas;
    }
  }
`;

/** Title and note, and the amount beside them or, without room, below. */
export const Words = styled.span`
  flex: 1 1 6em;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-4) var(--lw-space-16);
  min-inline-size: 0;
`;

export const Texts = styled.span`
  flex: 1 1 9em;
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

export const Title = styled.span`
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  font-size: var(--lw-font-size-16);
  line-height: var(--lw-line-height-16);

  [data-unavailable] &,
  [data-disabled] & {
    color: var(--lw-color-muted);
  }
`;

export const Note = styled.span`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  text-wrap: balance;

  [data-chosen] & {
    color: var(--lw-color-body);
  }
`;

export const Reason = styled.span`
  display: flex;
  gap: var(--lw-space-8);
  color: var(--lw-color-body);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  & > svg {
    flex: none;
    margin-block-start: var(--lw-space-2);
  }
`;

export const Amount = styled.span`
  margin-inline-start: auto;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-bold);
  font-size: var(--lw-font-size-18);
  line-height: var(--lw-line-height-18);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [data-unavailable] &,
  [data-disabled] & {
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-medium);
  }
`;

export const Content = styled.div`
  /* The field's error has its line clear of the card's edge. */
  padding: 0 var(--lw-space-16) var(--lw-space-32);
  padding-inline-start: calc(var(--lw-space-16) * 2 + 1.25rem);

  &[data-lone] {
    padding-inline-start: var(--lw-space-16);
  }

  &[data-marked] {
    padding-inline-start: calc(var(--lw-space-16) * 3 + 3.75rem);

    &[data-lone] {
      padding-inline-start: calc(var(--lw-space-16) * 2 + 2.5rem);
    }
  }

  @container card (inline-size < 18em) {
    && {
      padding-inline-start: var(--lw-space-16);
    }
  }
`;
