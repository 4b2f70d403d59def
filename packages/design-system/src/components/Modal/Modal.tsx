import type { ReactNode } from 'react';
import { Modal as AriaModal, Heading } from 'react-aria-components/Modal';
import { Icon } from '../Icon/Icon.tsx';
import { CloseIcon } from '../Icon/icons.ts';
import { Actions, Close, Panel, Scrim } from './modal-parts.ts';

interface ModalBase {
  isOpen: boolean;
  /** Asked for by Escape, a press outside or the closing cross. */
  onOpenChange?: (isOpen: boolean) => void;
  title: ReactNode;
  children?: ReactNode;
  /** The primary first. */
  actions?: ReactNode;
  size?: 'small' | 'large';
}

export type ModalProps = ModalBase &
  (
    | { role?: 'dialog' /** The name of the cross that closes. */; closeLabel: string }
    /** Must be answered by one of its actions: no cross, no press outside. */
    | { role: 'alertdialog'; closeLabel?: never }
  );

/** A question or an explanation over the page, which stands still and silent behind it. */
export function Modal({
  role = 'dialog',
  title,
  children,
  actions,
  size = 'small',
  closeLabel,
  ...open
}: ModalProps) {
  const mayBeLeft = role === 'dialog';
  return (
    <Scrim {...open} isDismissable={mayBeLeft} isKeyboardDismissDisabled={!mayBeLeft}>
      <AriaModal>
        <Panel role={role} data-size={size}>
          <Heading slot="title">{title}</Heading>
          {children}
          {actions && <Actions>{actions}</Actions>}
          {closeLabel && (
            <Close slot="close" aria-label={closeLabel}>
              <Icon of={CloseIcon} />
            </Close>
          )}
        </Panel>
      </AriaModal>
    </Scrim>
  );
}
