import { useCopy, useLanguage } from '@linework/copy';
import type { Statement, StatementLine } from '@linework/domain';
import { statementCopy } from './statement.copy.ts';
import type { ToldLine } from './use-previous-lines.ts';

/** A charge in words: for which days, what it cost before, since when it costs more, what it is. */
export function useChargeLine({ comparison }: Statement): (line: StatementLine) => ToldLine {
  const { t } = useCopy(statementCopy);
  const { language } = useLanguage();
  const noteOf = ({
    was,
    description,
    serviceFrom: from,
    serviceTo: to,
  }: StatementLine): string | undefined => {
    const month = comparison?.previousBillDate;
    const date = comparison?.differences.find(
      ({ reason, description: { en } }) => reason === 'promotionEnded' && en === description.en,
    )?.endedOn;
    const notes = [
      from && to && t('month.partOf', { from, to }),
      was && month && t('month.was', { amount: was, month }),
      date && t('month.ended', { date }),
    ].filter((note) => note !== null && note !== undefined);
    return notes.length > 0 ? notes.join(' ') : undefined;
  };
  return (line) => ({
    id: line.id,
    label: line.description[language],
    amount: line.amount,
    note: noteOf(line),
    explained: line.explanation
      ? {
          ask: t('month.ask', { description: line.description[language] }),
          text: line.explanation[language],
        }
      : undefined,
  });
}
