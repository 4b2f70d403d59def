import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** The sheet that the list stands on. */
export const Sheet = styled.div`
  min-width: 0;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);
`;

/* Stays at the foot of the window while the list is longer than it. */
export const Foot = styled.nav`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8) var(--lw-space-16);
  align-items: center;
  justify-content: space-between;
  padding: var(--lw-space-12) var(--lw-space-20);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: 0 0 var(--lw-radius-card) var(--lw-radius-card);
  background: var(--lw-color-surface);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--lw-space-8);
    align-items: center;
  }

  /* The bar of places is at the foot there. */
  ${media.narrow} {
    position: static;
  }

  ${media.short} {
    position: static;
  }

  @media print {
    display: none;
  }
`;
