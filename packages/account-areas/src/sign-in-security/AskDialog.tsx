import { Button, Modal } from '@linework/design-system';

export interface AskDialogProps {
  readonly title: string;
  /** What is gone then, and what it means. */
  readonly text: string;
  readonly submit: string;
  readonly keep: string;
  readonly onSubmit: () => void;
  readonly onKeep: () => void;
}

/** Asks before a way to sign in is gone for good. */
export function AskDialog({ title, text, submit, keep, onSubmit, onKeep }: AskDialogProps) {
  return (
    <Modal isOpen role="alertdialog" title={title} onEscape={onKeep}>
      <p>{text}</p>
      <Button isFullWidth onPress={onSubmit}>
        {submit}
      </Button>
      <Button variant="secondary" isFullWidth onPress={onKeep}>
        {keep}
      </Button>
    </Modal>
  );
}
