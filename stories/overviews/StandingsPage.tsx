import { StandingsTable } from '../account-states/StandingsTable.tsx';
import { Overview } from './Overview.tsx';

const nothing = async () => null;

/** How an account can stand, and what its customer is told. */
export function StandingsPage() {
  return (
    <Overview title="Standings" facts={nothing}>
      {({ words }) => (
        <>
          <p>In order of precedence: the first that holds is the account’s standing.</p>
          <StandingsTable words={words} />
        </>
      )}
    </Overview>
  );
}
