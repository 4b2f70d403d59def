import type { Language } from '@linework/copy/words';
import {
  type BehindOnStatement,
  isPositive,
  type Statement,
  type StatementLine,
  shownRecoveryCode,
  subtract,
} from '@linework/domain';
import type { DocumentHead, DocumentOutline, OutlinePart } from './document-outline.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

/**
 * A statement as a document.
 * @param behind what of it is past due already on the day that it is made
 */
export async function statementDocument(
  language: Language,
  statement: Statement,
  { brand, billed, address }: DocumentHead,
  behind: BehindOnStatement | null = null,
): Promise<DocumentOutline> {
  const words = await documentWords(language);
  const { t, date } = words;
  const { billDate: day, dueDate, serviceFrom: from, serviceTo: to, accountEnding: digits } = statement;
  return {
    name: words.file('name', { day }),
    language: words.locale,
    day,
    brand,
    title: t(statement.kind === 'final' ? 'titleFinal' : 'title', { day }),
    facts: {
      heads: [],
      rows: [
        ...words.billed(billed),
        [t('facts.account'), t('facts.ending', { digits })],
        [t('facts.billDate'), date(day)],
        ...(behind ? [[t('facts.pastDue'), t('facts.since', { ...behind })]] : []),
        // What is a credit, or nothing, falls due on no day.
        ...(isPositive(statement.total) ? [[t('facts.dueDate'), date(dueDate)]] : []),
        [t('facts.service'), t('facts.days', { from, to })],
        ...(statement.securityCode === null
          ? []
          : [[t('facts.securityCode'), shownRecoveryCode(statement.securityCode)]]),
      ],
      total: null,
    },
    parts: [
      summary(words, statement),
      previous(words, statement),
      ...charges(words, statement),
      comparison(words, statement),
      ...news(words, statement),
    ],
    link: { text: t(isPositive(statement.total) ? 'pay' : 'see'), address },
    page: t('page'),
  };
}

function summary({ t, money }: DocumentWords, { previous, newCharges, total }: Statement): OutlinePart {
  const rows = [
    [t('summary.balance'), money(previous.balance)],
    [t('summary.since'), money(subtract(previous.left, previous.balance))],
    [t('summary.newCharges'), money(newCharges)],
  ];
  return {
    heading: t('summary.heading'),
    level: 2,
    paragraphs: [],
    table: {
      heads: [t('heads.what'), t('heads.amount')],
      rows,
      total: [t(total.cents < 0 ? 'summary.credit' : 'summary.total'), money(total)],
    },
  };
}

function previous(
  { t, money, dateShort, activity }: DocumentWords,
  { previous: { billDate, balance, activity: lines, left } }: Statement,
): OutlinePart {
  const rows = [
    ...(billDate === null ? [] : [[t('previous.balance'), dateShort(billDate), money(balance)]]),
    ...lines.map(activity),
  ];
  const isEmpty = rows.length === 0;
  return {
    heading: t('previous.heading'),
    level: 2,
    paragraphs: isEmpty ? [t('previous.none')] : [],
    table: isEmpty
      ? null
      : {
          heads: [t('heads.what'), t('heads.date'), t('heads.amount')],
          rows,
          total: [t('previous.left'), money(left)],
        },
  };
}

function charges({ t, file, money, language }: DocumentWords, { sections }: Statement): OutlinePart[] {
  return [
    { heading: t('charges.heading'), level: 2, paragraphs: [], table: null },
    ...sections.map(({ service: of, lines, total }): OutlinePart => {
      const service = file(`services.${of}`);
      const haveDays = lines.some((line) => serviceDays(t, line) !== '');
      return {
        heading: service,
        level: 3,
        paragraphs: [],
        table: {
          heads: [t('heads.what'), ...(haveDays ? [t('heads.dates')] : []), t('heads.amount')],
          rows: lines.map(({ description: { [language]: description }, was, amount, ...days }) => [
            was ? t('charges.was', { description, amount: was }) : description,
            ...(haveDays ? [serviceDays(t, days)] : []),
            money(amount),
          ]),
          total: [t('charges.total', { service }), money(total)],
        },
      };
    }),
  ];
}

/** What a one-time charge is for may have no days. */
const serviceDays = (
  t: DocumentWords['t'],
  { serviceFrom: from, serviceTo: to }: Pick<StatementLine, 'serviceFrom' | 'serviceTo'>,
): string => (from && to ? t('facts.days', { from, to }) : '');

function comparison(
  { t, money, language }: DocumentWords,
  { comparison: compared, previous: { billDate }, newCharges }: Statement,
): OutlinePart {
  const part = { heading: t('compare.heading'), level: 2 } as const;
  if (!compared) {
    const why = t(billDate === null ? 'compare.first' : 'compare.unknown');
    return { ...part, paragraphs: [why], table: null };
  }
  const { previousBillDate: day, previousAmount, differences } = compared;
  return {
    ...part,
    paragraphs: [],
    table: {
      heads: [t('heads.what'), t('heads.reason'), t('heads.amount')],
      rows: [
        [t('compare.before', { day }), '', money(previousAmount)],
        ...differences.map(({ reason, description, amount }) => [
          description[language],
          t(`classes.${reason}`),
          money(amount),
        ]),
      ],
      total: [t('compare.now'), money(newCharges)],
    },
  };
}

const news = ({ t, language }: DocumentWords, { news: told }: Statement): OutlinePart[] =>
  told.length === 0
    ? []
    : [{ heading: t('news'), level: 2, paragraphs: told.map((text) => text[language]), table: null }];
