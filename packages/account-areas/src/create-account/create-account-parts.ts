import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** One step on its sheet; on a phone the page is the sheet. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);

  ${media.medium} {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 32rem;
    margin: var(--lw-space-48) auto;
    padding: var(--lw-space-48);
    border: var(--lw-border-hairline) solid var(--lw-color-line);
    border-radius: var(--lw-radius-card);
    background: var(--lw-color-surface);
  }
`;

/** What else can be done, under what is asked. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8) var(--lw-space-24);
`;

/** What somebody typed, in a sentence: it breaks wherever it has to. */
export const Typed = styled.strong`
  color: var(--lw-color-ink);
  overflow-wrap: anywhere;
`;

/** First and last name, beside each other where there is room. */
export const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: inherit;
  align-items: start;
`;

export const Help = styled.p`
  display: flex;
  align-items: center;
  gap: var(--lw-space-12);
  padding-block-start: var(--lw-space-20);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  > svg {
    flex: none;
    color: var(--lw-color-brand);
  }
`;
