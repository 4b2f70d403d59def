import type { Language } from '@linework/copy/words';
import { isPositive, isZero, type RangeStep, rangeSteps, type StatementRange } from '@linework/domain';
import type { DocumentHead, DocumentOutline, OutlinePart } from './document-outline.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { stepText } from './step-text.ts';

/** What happened between two days as a document. */
export async function rangeDocument(
  language: Language,
  range: StatementRange,
  { brand, billed, address }: DocumentHead,
): Promise<DocumentOutline> {
  const words = await documentWords(language);
  const { t } = words;
  const { from, to, accountEnding: digits } = range;
  return {
    name: words.file('nameOfRange', { from, to }),
    language: words.locale,
    day: to,
    brand,
    title: t('titleOfRange', { from, to }),
    facts: {
      heads: [],
      rows: [...words.billed(billed), [t('facts.account'), t('facts.ending', { digits })]],
      total: null,
    },
    parts: [summary(words, range), ...ageing(words, range), lines(words, range)],
    link: { text: t('see'), address },
    page: t('page'),
  };
}

const sums = ['charges', 'returns', 'refunds', 'payments', 'credits'] as const;

function summary({ t, money }: DocumentWords, range: StatementRange): OutlinePart {
  return {
    heading: t('summary.heading'),
    level: 2,
    paragraphs: [t('range.posted')],
    table: {
      heads: [t('heads.what'), t('heads.amount')],
      rows: [
        [t('range.opening', { day: range.from }), money(range.opening)],
        ...sums
          // Few accounts were ever given something back: the others read nothing of it.
          .filter((name) => name !== 'refunds' || !isZero(range.refunds))
          .map((name) => [t(`range.${name}`), money(range[name])]),
      ],
      total: [t('range.closing', { day: range.to }), money(range.closing)],
    },
  };
}

function ageing(
  { t, money }: DocumentWords,
  { closing, ageing: ages, to: day }: StatementRange,
): OutlinePart[] {
  if (!isPositive(closing)) return [];
  return [
    {
      heading: t('range.ageing'),
      level: 2,
      paragraphs: [],
      table: {
        heads: [t('range.age'), t('heads.amount')],
        rows: ages.map(({ age, amount }) => [t(`range.ages.${age}`), money(amount)]),
        total: [t('range.closing', { day }), money(closing)],
      },
    },
  ];
}

/** From the opening balance line by line to the closing one; what is not listed stands as one. */
function lines(words: DocumentWords, range: StatementRange): OutlinePart {
  const { t, money, dateShort } = words;
  const dayOf = (what: RangeStep['what']): string => {
    if (what === 'leftOut') return '';
    return dateShort(what === 'opening' ? range.from : what.date);
  };
  return {
    heading: t('range.lines'),
    level: 2,
    paragraphs: [],
    table: {
      heads: [t('heads.what'), t('heads.date'), t('heads.amount')],
      rows: rangeSteps(range).map(({ what, amount }) => [
        stepText(words, range, what),
        dayOf(what),
        money(amount),
      ]),
      total: [t('range.closing', { day: range.to }), money(range.closing)],
    },
  };
}
