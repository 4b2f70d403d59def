import { expect, screen } from 'storybook/test';

/** A story whose tag says that it shows a dialog has one open when it has played: else its picture would be without. */
export async function expectDialogShown({ tags }: { readonly tags: readonly string[] }): Promise<void> {
  if (!tags.some((tag) => tag.startsWith('dialog:'))) return;
  const open = [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
  await expect(open.length, 'a dialog is open').toBeGreaterThan(0);
}
