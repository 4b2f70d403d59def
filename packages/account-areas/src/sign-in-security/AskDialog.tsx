import { Button, Modal } from '@linework/design-system';

export interface AskDialogProps {
  readonly title: string;
  /** What is gone then, and what it means. */
  readonly text: string;
  readonly submit: string;
  readonly keep: string;
  /** Most are better served by keeping it: that is the button of the page then. */
  readonly prefersKeep?: boolean;
  readonly onSubmit: () => void;
  readonly onKeep: () => void;
}

/** Asks before a way to sign in is gone for good. */
export function AskDialog({
  title,
  text,
  submit,
  keep,
  prefersKeep = false,
  onSubmit,
  onKeep,
}: AskDialogProps) {
  const ways = [
    { label: submit, onPress: onSubmit },
    { label: keep, onPress: onKeep },
  ];
  return (
    <Modal isOpen role="alertdialog" title={title} onEscape={onKeep}>
      <p>{text}</p>
      {(prefersKeep ? ways.toReversed() : ways).map(({ label, onPress }, at) => (
        <Button key={label} variant={at === 0 ? 'primary' : 'secondary'} isFullWidth onPress={onPress}>
          {label}
        </Button>
      ))}
    </Modal>
  );
}
