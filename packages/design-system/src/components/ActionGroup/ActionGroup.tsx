import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** Buttons that belong together, the primary first: under one another on a phone, else in a row. */
export const ActionGroup = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-12);

  > * {
    margin-inline: 0;
  }

  ${media.medium} {
    flex-flow: row wrap;

    &[data-align="center"] {
      justify-content: center;
    }

    /* As wide as the paper above it: the primary takes what the others leave. What needs a second line fills that. */
    &[data-align="fill"] > * {
      flex: 1 0 auto;
      max-width: 100%;
    }

    &[data-align="fill"] > :first-child {
      flex-grow: 99;
    }
  }

  @media print {
    display: none;
  }
`;
