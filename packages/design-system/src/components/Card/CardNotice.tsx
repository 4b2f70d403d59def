import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { toneIcons } from '../Icon/tone-icons.ts';

export type CardNoticeTone = 'information' | 'warning' | 'critical';

const Strip = styled.div`
  --notice-color: var(--lw-color-brand);
  --notice-ground: var(--lw-color-brand-soft);

  display: grid;
  overflow: clip;
  border-start-start-radius: calc(var(--lw-radius-card) - var(--lw-border-hairline));
  border-start-end-radius: calc(var(--lw-radius-card) - var(--lw-border-hairline));

  &[data-tone="warning"] {
    --notice-color: var(--lw-color-warning);
    --notice-ground: var(--lw-color-warning-soft);
  }

  &[data-tone="critical"] {
    --notice-color: var(--lw-color-critical);
    --notice-ground: var(--lw-color-critical-soft);
  }

  @media print, (forced-colors: active) {
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  }

  @container (min-width: 32rem) {
    --lw-badge-ground: var(--lw-color-surface);

    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-inline-end: var(--lw-space-24);
    background: var(--notice-ground);
  }
`;

const Sentence = styled.div`
  display: flex;
  gap: var(--lw-space-12);
  padding: var(--lw-space-12) var(--lw-space-20);
  background: var(--notice-ground);
  color: var(--lw-color-body);
  text-wrap: pretty;

  & > svg {
    color: var(--notice-color);
  }

  & strong {
    display: block;
    color: var(--notice-color);
    font-weight: var(--lw-font-weight-semibold);
    text-wrap: balance;
  }

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* In large letters on a phone the words have all of its width. */
  @container (max-width: 14rem) {
    flex-direction: column;
  }

  @container (min-width: 24rem) {
    padding-inline: var(--lw-space-24);
  }

  @container (min-width: 32rem) {
    padding-block: var(--lw-space-16);
  }
`;

/* On a phone under the strip, where the figure begins; else at its right. */
const Mark = styled.div`
  padding: var(--lw-space-16) var(--lw-space-20) 0;

  @container (min-width: 24rem) {
    padding-inline: var(--lw-space-24);
  }

  @container (min-width: 32rem) {
    padding: var(--lw-space-12) 0;
  }
`;

export interface CardNoticeProps {
  readonly tone: CardNoticeTone;
  /** How things stand, a sentence with its full stop. */
  readonly title: ReactNode;
  /** What more there is to know. */
  readonly children?: ReactNode;
  /** At its right: a `StandingMeter` or a `Badge`. */
  readonly mark?: ReactNode;
}

/** The head of a card that a standing notice is about: no second box above it. */
export function CardNotice({ tone, title, children, mark }: CardNoticeProps) {
  return (
    <Strip data-tone={tone}>
      <Sentence>
        <Icon of={toneIcons[tone]} size="large" />
        <div>
          <strong>{title}</strong>
          {children}
        </div>
      </Sentence>
      {mark && <Mark>{mark}</Mark>}
    </Strip>
  );
}
