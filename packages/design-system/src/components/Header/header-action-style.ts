import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { visuallyHiddenStyle } from '../VisuallyHidden/visually-hidden-style.ts';

/** What the quiet things at the top look like. Where `data-on-phone` says `icon`, the head of a phone shows no words. */
export const headerActionStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--lw-space-8);
  min-width: var(--lw-control-height);
  min-height: var(--lw-control-height);
  padding: 0;
  border: 0;
  border-radius: var(--lw-space-4);
  background: none;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-14);
  text-decoration: none;
  cursor: pointer;

  &[data-hovered] {
    color: var(--lw-color-ink);
  }

  /* The brand needs the room: of icon and words, one stays. */
  ${media.phone} {
    > svg {
      display: none;
    }

    header &[data-on-phone="icon"] {
      justify-content: flex-end;

      > svg {
        display: block;
      }

      > span {
        ${visuallyHiddenStyle}
      }
    }
  }
`;
