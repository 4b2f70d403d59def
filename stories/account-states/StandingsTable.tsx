import { CopyProvider } from '@linework/copy';
import { accountStandings } from '@linework/domain';
import { billingSummaryOf, standingScenarios, storyScenario } from '@linework/fixtures';
import { AmountDueCard } from '@linework/parts/balance';
import type { BothLanguages } from '../both-languages.ts';
import { RegisterTable } from '../RegisterTable.tsx';
import { nowhere } from './nowhere.ts';

const columns = ['Standing', 'Code', 'English', 'Spanish'];

/** How an account can stand, and what its customer is told, in both languages. */
export function StandingsTable({ words }: { words: BothLanguages }) {
  return (
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
  );
}
