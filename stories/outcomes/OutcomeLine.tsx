import { Link } from '@linework/design-system';
import type { OutcomeCode } from '@linework/domain';
import { registeredOutcome } from '@linework/review';
import type { BothLanguages } from '../both-languages.ts';
import { rowOf, storyOf } from './links.ts';
import { OutcomeWords } from './OutcomeWords.tsx';
import { placeNames, producerName } from './producer-words.ts';
import { retries } from './retries.ts';

/** One outcome of the register: its code leads to its story, its producer to the whole row. */
export function OutcomeLine({ code, words }: { code: OutcomeCode; words: BothLanguages }) {
  const { kind, alsoAs, family, retry, httpStatus, occursOn, producer, specTitle, isSpecTitleHidden } =
    registeredOutcome(code);
  return (
    <tr>
      <th scope="row">
        <Link href={storyOf(code)} target="_top">
          {code}
        </Link>
      </th>
      <td>
        <OutcomeWords part="title" code={code} language="en" words={words} />
        {isSpecTitleHidden && <p>In the specification: {specTitle}</p>}
      </td>
      <td>
        <OutcomeWords part="title" code={code} language="es" words={words} />
      </td>
      <td>
        <OutcomeWords part="money" code={code} language="en" words={words} />
      </td>
      <td>{placeNames(occursOn)}</td>
      <td>
        <Link href={rowOf(code)} target="_top" aria-label={`${producerName(producer)}: ${code}`}>
          {producerName(producer)}
        </Link>
      </td>
      <td>{retries[retry]}</td>
      <td>{[family, kind, alsoAs].filter(Boolean).join(', ')}</td>
      <td>{httpStatus}</td>
    </tr>
  );
}
