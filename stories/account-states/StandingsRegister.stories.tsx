import { CopyProvider } from '@linework/copy';
import { accountStandings } from '@linework/domain';
import { billingSummaryOf, standingScenarios, storyScenario } from '@linework/fixtures';
import { AmountDueCard } from '@linework/parts/balance';
import preview from '../../.storybook/preview.tsx';
import { type BothLanguages, loadBothLanguages } from '../both-languages.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { RegisterTable } from '../RegisterTable.tsx';
import { nowhere } from './nowhere.ts';
import { tellsEach } from './tells-each.ts';

const columns = ['Standing', 'Code', 'English', 'Spanish'];

function Register({ words }: { words: BothLanguages }) {
  return (
    <DocumentPage title="How an account can stand">
      <p>In order of precedence: the first that holds is the account’s standing.</p>
      <RegisterTable label="Standings" columns={columns}>
        {accountStandings.map((name) => {
          const summary = billingSummaryOf(storyScenario(standingScenarios[name]));
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{summary.standing.delinquencyCode ?? '–'}</td>
              <td lang="en">
                <CopyProvider copy={words.en}>
                  <AmountDueCard summary={summary} links={nowhere} />
                </CopyProvider>
              </td>
              <td lang="es">
                <CopyProvider copy={words.es}>
                  <AmountDueCard summary={summary} links={nowhere} />
                </CopyProvider>
              </td>
            </tr>
          );
        })}
      </RegisterTable>
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
  play: ({ canvasElement }) => tellsEach(canvasElement, accountStandings),
});
