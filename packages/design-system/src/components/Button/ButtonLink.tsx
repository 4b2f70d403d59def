import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { inNewTab, NewTabMark } from '../Link/NewTabMark.tsx';
import type { ButtonVariant } from './Button.tsx';
import { buttonStyle } from './button-style.ts';

const Shell = styled(AriaLink)`
  ${buttonStyle}
  gap: var(--lw-space-8);
`;

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  href: string;
  variant?: Exclude<ButtonVariant, 'destructive'>;
  isFullWidth?: boolean;
  icon?: ReactNode;
  /** "Opens in a new tab": said of a link that does, beside its words. */
  newTab?: string;
  children: ReactNode;
}

/** Looks like a button because it is the next thing to do; is a link because it goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', isFullWidth, icon, newTab, children, ...link } = props;
  return (
    <Shell
      {...link}
      {...(newTab && inNewTab)}
      data-variant={variant}
      data-full-width={isFullWidth || undefined}
    >
      {icon}
      {children}
      {newTab && <NewTabMark label={newTab} />}
    </Shell>
  );
}
