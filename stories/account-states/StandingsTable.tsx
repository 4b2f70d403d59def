import { CopyProvider } from '@linework/copy';
import { accountStandings } from '@linework/domain';
import { billingSummaryOf, standingScenarios, storyScenario } from '@linework/fixtures';
import { StandingAlert } from '@linework/parts/standings';
import type { BothLanguages } from '../both-languages.ts';
import { RegisterTable } from '../RegisterTable.tsx';

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
                <StandingAlert summary={summary} />
              </CopyProvider>
            </td>
            <td lang="es">
              <CopyProvider copy={words.es}>
                <StandingAlert summary={summary} />
              </CopyProvider>
            </td>
          </tr>
        );
      })}
    </RegisterTable>
  );
}
