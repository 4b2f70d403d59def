import { type ReactNode, useEffect, useState } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { ActionGroup } from '../ActionGroup/ActionGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon } from '../Icon/icons.ts';
import { Close, Frame, Panel, Scrim } from './modal-parts.ts';

export interface ModalProps {
  /** Whether it is there; the caller decides, on each close too. */
  isOpen: boolean;
  /** Asked for by Escape, a press outside or the closing cross. */
  onOpenChange?: (isOpen: boolean) => void;
  /** An `alertdialog` must be answered by one of its actions: no cross, no press outside, and Escape only as `onEscape` says. */
  role?: 'dialog' | 'alertdialog';
  /** What Escape answers in an `alertdialog` that has a harmless answer. Without one Escape does nothing there. */
  onEscape?: () => void;
  /** What is asked or told; names the dialog. */
  title: ReactNode;
  /** What is to be read before answering. */
  children?: ReactNode;
  /** The primary first. */
  actions?: ReactNode;
  /** The name of the cross that closes a `dialog`. */
  closeLabel?: string;
  /** How wide it may become; on a phone it fills the screen. */
  size?: 'small' | 'large';
}

/** A question or an explanation over the page, which stands still and silent behind it. */
export function Modal({
  role = 'dialog',
  title,
  children,
  actions,
  size = 'small',
  closeLabel,
  onEscape,
  onOpenChange,
  isOpen: isAsked,
}: ModalProps) {
  const mayBeLeft = role === 'dialog';
  // Opened once the page under it has taken the focus: drawn at once with it, it would give the focus back to nothing.
  const [isPageThere, setPageThere] = useState(false);
  useEffect(() => setPageThere(true), []);
  return (
    <Scrim
      isOpen={isAsked && isPageThere}
      isDismissable={mayBeLeft}
      isKeyboardDismissDisabled={!mayBeLeft && !onEscape}
      onOpenChange={(isOpen) => (mayBeLeft ? onOpenChange?.(isOpen) : !isOpen && onEscape?.())}
    >
      <Frame>
        <Panel role={role} data-size={size}>
          <Heading slot="title">{title}</Heading>
          {children}
          {actions && <ActionGroup>{actions}</ActionGroup>}
          {mayBeLeft && closeLabel && (
            <Close slot="close" aria-label={closeLabel}>
              <Icon of={CloseIcon} />
            </Close>
          )}
        </Panel>
      </Frame>
    </Scrim>
  );
}
