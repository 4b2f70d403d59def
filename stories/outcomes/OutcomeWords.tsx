import { CopyProvider, type Language, useCopy, useCopyInstance } from '@linework/copy';
import { isShownAs, type OutcomeCode, outcomes } from '@linework/domain';
import {
  cardOutcomesCopy,
  outcomeActionsCopy,
  outcomeSupportCopy,
  outcomesCopy,
} from '@linework/parts/outcomes';
import { chunkProblemCopy } from '@linework/portal/chunk-problem.copy';
import { textAt } from '../atlas/flow-words.ts';
import type { BothLanguages } from '../both-languages.ts';
import { stepsByHand } from '../reach/steps-by-hand.ts';

interface OfOutcome {
  readonly code: OutcomeCode;
}

/** What an outcome is called where customers are told it. */
export function OutcomeTitle({ code }: OfOutcome) {
  const { t } = useCopy(outcomesCopy);
  const { t: card } = useCopy(cardOutcomesCopy);
  const { t: standIn } = useCopy(chunkProblemCopy);
  if (isShownAs(code, 'card')) return card(`${code}.title`);
  return isShownAs(code, 'standIn') ? standIn('title') : t(`${code}.title`);
}

function MoneyLine({ code }: OfOutcome) {
  const { t } = useCopy(outcomesCopy);
  const { moneyState, family } = outcomes[code];
  if (moneyState === 'notApplicable') return '–';
  return t(
    `money.${moneyState === 'notTaken' && family === 'success' ? 'notTakenYet' : moneyState}.sentence`,
  );
}

function NextActions({ code }: OfOutcome) {
  const { t } = useCopy(outcomeActionsCopy);
  return outcomes[code].nextActions.map((action) => t(action)).join(' · ') || '–';
}

function SupportLine({ code }: OfOutcome) {
  const { t } = useCopy(outcomeSupportCopy);
  return t(code);
}

function Steps({ code }: OfOutcome) {
  const { copy } = useCopyInstance();
  const told = stepsByHand(code);
  return told && textAt(copy, told);
}

const parts = {
  title: OutcomeTitle,
  money: MoneyLine,
  actions: NextActions,
  support: SupportLine,
  steps: Steps,
} as const;

export interface OutcomeWordsProps extends OfOutcome {
  readonly part: keyof typeof parts;
  readonly language: Language;
  readonly words: BothLanguages;
}

/** A part of an outcome's words in a language of its own, whichever the toolbar chose. */
export function OutcomeWords({ part, code, language, words }: OutcomeWordsProps) {
  const Part = parts[part];
  return (
    <span lang={language}>
      <CopyProvider copy={words[language]}>
        <Part code={code} />
      </CopyProvider>
    </span>
  );
}
