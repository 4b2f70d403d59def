import { DescriptionList, DescriptionRow, Link } from '@linework/design-system';
import type { OutcomeCode } from '@linework/domain';
import { registeredOutcome } from '@linework/review';
import type { BothLanguages } from '../both-languages.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { storyOf } from './links.ts';
import { OutcomeWords } from './OutcomeWords.tsx';
import { placeNames, producerSteps } from './producer-words.ts';
import { retries } from './retries.ts';

/** A whole row of the register: how to produce the outcome, and what support says about it. */
export function OutcomeRow({ code, words }: { code: OutcomeCode; words: BothLanguages }) {
  const { specTitle, occursOn, producer, retry, kind, family, httpStatus, logLevel, alsoAs } =
    registeredOutcome(code);
  return (
    <DocumentPage isNarrow title={code}>
      <DescriptionList>
        <DescriptionRow
          label="English"
          value={<OutcomeWords part="title" code={code} language="en" words={words} />}
        />
        <DescriptionRow
          label="Spanish"
          value={<OutcomeWords part="title" code={code} language="es" words={words} />}
        />
        <DescriptionRow label="In the specification" value={specTitle ?? 'without a title'} />
        <DescriptionRow
          label="How to produce it"
          value={
            producerSteps(producer) ?? (
              <>
                {'customer' in producer && `As the sample customer ${producer.customer}: `}
                <OutcomeWords part="steps" code={code} language="en" words={words} />
              </>
            )
          }
        />
        <DescriptionRow label="Where it occurs" value={placeNames(occursOn)} />
        <DescriptionRow
          label="Your money"
          value={<OutcomeWords part="money" code={code} language="en" words={words} />}
        />
        <DescriptionRow label="Try again?" value={retries[retry]} />
        <DescriptionRow
          label="What to do next"
          value={<OutcomeWords part="actions" code={code} language="en" words={words} />}
        />
        <DescriptionRow label="Shown as" value={[family, kind, alsoAs].filter(Boolean).join(', ')} />
        <DescriptionRow label="HTTP and log" value={`${httpStatus}, ${logLevel}`} />
        <DescriptionRow
          label="Support says"
          value={<OutcomeWords part="support" code={code} language="en" words={words} />}
        />
        <DescriptionRow
          label="Support says, in Spanish"
          value={<OutcomeWords part="support" code={code} language="es" words={words} />}
        />
      </DescriptionList>
      <p>
        <Link href={storyOf(code)} target="_top">
          Open its story
        </Link>
      </p>
    </DocumentPage>
  );
}
