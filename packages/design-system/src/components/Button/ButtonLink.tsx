import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styled from 'styled-components';
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
  children: ReactNode;
}

/** Looks like a button because it is the next thing to do; is a link because it goes somewhere. */
export function ButtonLink({ variant = 'primary', isFullWidth, icon, children, ...props }: ButtonLinkProps) {
  return (
    <Shell {...props} data-variant={variant} data-full-width={isFullWidth || undefined}>
      {icon}
      {children}
    </Shell>
  );
}
