import { CopyProvider } from '@linework/copy';
import { accountStandings } from '@linework/domain';
import { billingSummaryOf, standingScenarios, storyScenario } from '@linework/fixtures';
import { AmountDueCard } from '@linework/parts/balance';
import type { BothLanguages } from '../both-languages.ts';
import { RegisterTable } from '../RegisterTable.tsx';
import { leadingToStories } from './leading-to-stories.ts';
import { standingTitle } from './standing-titles.ts';

const columns = ['Standing', 'Name and code', 'English', 'Spanish'];
const widths = ['8rem', '9rem', 'auto', 'auto'];

/** How an account can stand, and what its customer is told, in both languages. */
export function StandingsTable({ words }: { words: BothLanguages }) {
  return (
    <RegisterTable label="Standings" columns={columns} widths={widths}>
      {accountStandings.map((name) => {
        const summary = billingSummaryOf(storyScenario(standingScenarios[name]));
        return (
          <tr key={name}>
            <th scope="row">{standingTitle(name)}</th>
            <td>
              <code>{name}</code>
              {summary.standing.delinquencyCode && <div>Code {summary.standing.delinquencyCode}</div>}
            </td>
            <td lang="en">
              <CopyProvider copy={words.en}>
                <AmountDueCard summary={summary} links={leadingToStories} />
              </CopyProvider>
            </td>
            <td lang="es">
              <CopyProvider copy={words.es}>
                <AmountDueCard summary={summary} links={leadingToStories} />
              </CopyProvider>
            </td>
          </tr>
        );
      })}
    </RegisterTable>
  );
}
