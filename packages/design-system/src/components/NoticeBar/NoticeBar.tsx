import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Icon, type IconShape } from '../Icon/Icon.tsx';

/* Stands above the page, and stays in sight while the page scrolls. */
const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 40;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--lw-space-8);
  min-height: var(--lw-layout-notice);
  padding: var(--lw-space-8) var(--lw-space-16);
  border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
  background: var(--lw-color-warning-soft);
  color: var(--lw-color-body);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  text-wrap: pretty;

  > svg {
    color: var(--lw-color-warning);
  }

  ${media.short} {
    position: static;
  }

  @media print {
    display: none;
  }
`;

export interface NoticeBarProps {
  /** Before its words, for the eye alone. */
  readonly icon: IconShape;
  /** What is so: "You’re offline." */
  readonly title: string;
  /** What that means, as long as it lasts. */
  readonly children: string;
  /** Names it as a landmark, where it stays: what passes with its reason is announced instead. */
  readonly label?: string;
  /** One quiet button. */
  readonly action?: ReactNode;
}

/** What holds for every page as long as it is shown: a quiet line over all of them, which covers nothing. */
export function NoticeBar({ icon, title, children, label, action }: NoticeBarProps) {
  return (
    <Bar data-notice-bar {...(label && { role: 'region', 'aria-label': label })}>
      <Icon of={icon} size="small" />
      <span>
        <strong>{title}</strong> {children}
      </span>
      {action}
    </Bar>
  );
}
