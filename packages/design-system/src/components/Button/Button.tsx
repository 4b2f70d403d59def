import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonStyle } from './button-style.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

const Shell = styled(AriaButton)`
  ${buttonStyle}
`;

const Words = styled.span`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-8);

  &[data-part="busy"] {
    visibility: hidden;

    ${media.magnified} {
      flex-wrap: wrap;
      justify-content: center;
    }
  }

  [data-pending] > &[data-part="busy"] {
    visibility: visible;
  }

  [data-pending] > &[data-part="label"] {
    opacity: 0;
  }

  [data-pending] > &[data-part="label"][data-replaced] {
    visibility: hidden;
  }
`;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  /** One primary a screen. Destructive: what cannot be taken back. */
  variant?: ButtonVariant;
  /** At work: keeps its size and the focus, answers no press, and says so. */
  isBusy?: boolean;
  /** The words while at work ("Paying…"), shown and spoken; without them the label is spoken again. */
  busyLabel?: string;
  /** As wide as its column: on phones, and where two stand under one another. */
  isFullWidth?: boolean;
  /** Before the words. */
  icon?: ReactNode;
  /** What it does, with the figure: "Pay $214.37 today". */
  children: ReactNode;
}

/** Does something, once, when it is pressed; its words say what, with the figure where money moves. */
export function Button({
  variant = 'primary',
  isBusy,
  busyLabel,
  isFullWidth,
  icon,
  children,
  ...props
}: ButtonProps) {
  const canBeBusy = isBusy !== undefined;
  return (
    <Shell
      {...props}
      isPending={isBusy ?? false}
      data-variant={variant}
      data-full-width={isFullWidth || undefined}
    >
      <Words data-part="label" data-replaced={busyLabel ? true : undefined}>
        {icon}
        {children}
      </Words>
      {canBeBusy && (
        <Words data-part="busy">
          <Spinner />
          {busyLabel}
        </Words>
      )}
    </Shell>
  );
}
