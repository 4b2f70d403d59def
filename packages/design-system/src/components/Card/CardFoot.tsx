import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const Foot = styled.div`
  padding-inline: var(--lw-space-24);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  ${media.phone} {
    padding-inline: var(--lw-space-20);
  }

  @media print {
    display: none;
  }
`;

export interface CardFootProps {
  /** Usually a `SettingList` of one row. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly onPointerEnter?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
}

/** One more way, at the foot of a card however high its row is. Left out on paper. */
export const CardFoot = (props: CardFootProps) => <Foot {...props} />;
