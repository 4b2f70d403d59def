import { outcomesCopy } from '@linework/billing-flows/parts';
import { CopyProvider, useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { type OutcomeCode, outcomes } from '@linework/domain';
import type { BothLanguages } from '../both-languages.ts';
import { storyIdOf } from './story-files.ts';

function Title({ code }: { code: OutcomeCode }) {
  const { t } = useCopy(outcomesCopy);
  return t(`${code}.title`);
}

function MoneyLine({ code }: { code: OutcomeCode }) {
  const { t } = useCopy(outcomesCopy);
  const { moneyState, family } = outcomes[code];
  if (moneyState === 'notApplicable') return '–';
  return t(
    `money.${moneyState === 'notTaken' && family === 'success' ? 'notTakenYet' : moneyState}.sentence`,
  );
}

const retries = { no: 'no', sameKey: 'yes, as the same attempt', newKey: 'yes, as a new attempt' } as const;

/** One outcome of the register: its code leads to its story. */
export function OutcomeLine({ code, words }: { code: OutcomeCode; words: BothLanguages }) {
  const { kind, family, retry, httpStatus } = outcomes[code];
  return (
    <tr>
      <th scope="row">
        <Link href={`?path=/story/${storyIdOf(code)}`} target="_top">
          {code}
        </Link>
      </th>
      <td lang="en">
        <CopyProvider copy={words.en}>
          <Title code={code} />
        </CopyProvider>
      </td>
      <td lang="es">
        <CopyProvider copy={words.es}>
          <Title code={code} />
        </CopyProvider>
      </td>
      <td>
        <CopyProvider copy={words.en}>
          <MoneyLine code={code} />
        </CopyProvider>
      </td>
      <td>{retries[retry]}</td>
      <td>
        {family}, {kind}
      </td>
      <td>{httpStatus}</td>
    </tr>
  );
}
