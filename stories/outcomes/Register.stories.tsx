import { codesInOrder } from '@linework/review';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { type BothLanguages, loadBothLanguages } from '../both-languages.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { OutcomeTable } from './OutcomeTable.tsx';

function Register({ words }: { words: BothLanguages }) {
  return (
    <DocumentPage title="Everything that can happen">
      <OutcomeTable codes={codesInOrder} words={words} />
    </DocumentPage>
  );
}

const meta = preview.meta({
  title: 'Outcomes/Register',
  tags: ['for:reviewers'],
  loaders: [loadBothLanguages],
});

export const Default = meta.story({
  render: (_, { loaded: { words } }) => <Register words={words} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2 * codesInOrder.length);
    await expect(canvas.getAllByText('In the specification: Loading chunk failed')).toHaveLength(3);
  },
});
