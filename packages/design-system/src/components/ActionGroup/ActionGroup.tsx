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

    /* As wide as the paper above it: the primary takes what the others leave. Four need two lines, each as wide. */
    &[data-align="fill"] > :first-child,
    &[data-align="fill"]:has(> :nth-child(4)) > * {
      flex: 1 0 auto;
      max-width: 100%;
    }
  }

  @media print {
    display: none;
  }
`;
