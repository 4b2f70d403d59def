import preview from '../../.storybook/preview.tsx';
import { type BothLanguages, loadBothLanguages } from '../both-languages.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { standingTitles } from './standing-titles.ts';
import { tellsEach } from './tells-each.ts';

function Register({ words }: { words: BothLanguages }) {
  return (
    <DocumentPage title="How an account can stand">
      <p>In order of precedence: the first that holds is the account’s standing.</p>
      <StandingsTable words={words} />
    </DocumentPage>
  );
}

const meta = preview.meta({
  title: 'Account states/Register',
  tags: ['for:reviewers'],
  loaders: [loadBothLanguages],
});

export const Default = meta.story({
  render: (_, { loaded: { words } }) => <Register words={words} />,
  play: ({ canvasElement }) => tellsEach(canvasElement, standingTitles),
});
