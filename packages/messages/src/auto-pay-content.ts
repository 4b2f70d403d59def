import { isOpenUntil, isPositive, type Message, type MessageNow, nextBillDebit } from '@linework/domain';
import type { MessageContent } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type { MessageValues } from './message-values.ts';

type Begun = Extract<Message, { readonly kind: 'autoPayOn' | 'autoPayChanged' }>;
type Ended = Extract<Message, { readonly kind: 'autoPayOff' }>;
type Coming = Extract<Message, { readonly kind: 'debitComing' }>;

const plain = {
  amount: null,
  notes: [],
  authorization: null,
  action: 'billing',
  isAboutAccess: false,
} as const;

/** What Auto Pay does from now on, with a copy of what was authorized. */
export function begunContent(
  { kind, authorization, lastDebit, unconfirmed }: Begun,
  values: MessageValues,
  { timeZone }: MessageReader,
  { nextDebit, nextBillDate }: MessageNow,
): MessageContent {
  const { t, row, method, methodInSentence, person } = values;
  const { scope, debitDay, wording, textVersion, acceptedAt, acceptedBy } = authorization;
  const lead = scope === 'mobile' ? 'leadMobile' : 'lead';
  const date = nextDebit?.date ?? null;
  const takes = nextDebit && isPositive(nextDebit.estimatedAmount);
  // One sentence says of a day both that nothing is due then and that it is still to be as it was before.
  const isOfLast = date !== null && date === lastDebit && !takes;
  const next = date && !takes && !isOfLast ? nextBillDebit(nextBillDate, { date, debitDay }) : null;
  return {
    ...plain,
    subject: t(`${kind}.subject`),
    heading: t(`${kind}.heading`),
    lead: t(`${kind}.${lead}`, { method: methodInSentence(authorization.method) }),
    rows: [
      row('rows.method', method(authorization.method)),
      row('rows.debitDay', t('rows.everyMonth', { day: debitDay })),
    ],
    notes: [
      ...(unconfirmed
        ? [
            t('autoPayChanged.unconfirmed', {
              amount: unconfirmed.amount,
              date: unconfirmed.paymentDate,
              method: methodInSentence(unconfirmed.method),
            }),
          ]
        : []),
      ...(lastDebit && !isOfLast ? [t('next.before', { date: lastDebit })] : []),
      ...(takes ? [t('next.debit', { date: nextDebit.date, amount: nextDebit.estimatedAmount })] : []),
      ...(next ? [t('next.bill', { bill: next.billDate, date: next.date })] : []),
      ...(date && !takes && !next ? [t(isOfLast ? 'next.nothingBefore' : 'next.nothing', { date })] : []),
    ],
    authorization: {
      wording,
      language: authorization.language,
      rows: [
        ...person('authorization.acceptedBy', acceptedBy),
        row('authorization.acceptedAt', t('values.instant', { at: { at: acceptedAt, timeZone } })),
        row('authorization.version', textVersion),
      ],
    },
    isAboutAccess: true,
  };
}

export function endedContent(
  { scope, method, lastDebit, unconfirmed, wasGivenUp, by }: Ended,
  values: MessageValues,
): MessageContent {
  const { t, row, person, methodInSentence } = values;
  const lead = scope === 'mobile' ? 'leadMobile' : 'lead';
  const givenUp = scope === 'mobile' ? 'givenUpMobile' : 'givenUp';
  return {
    ...plain,
    subject: t('autoPayOff.subject'),
    heading: t('autoPayOff.heading'),
    lead: t(`autoPayOff.${wasGivenUp ? givenUp : lead}`, { method: methodInSentence(method) }),
    rows: [row('rows.method', values.method(method)), ...(wasGivenUp ? [] : person('rows.by', by))],
    notes: [
      ...(unconfirmed
        ? [t('autoPayOff.unconfirmed', { amount: unconfirmed.amount, date: unconfirmed.paymentDate })]
        : []),
      ...(lastDebit ? [t('autoPayOff.lastDebit', { date: lastDebit })] : []),
    ],
    isAboutAccess: !wasGivenUp,
  };
}

export function comingContent(
  { scope, method, amount, date, leavesOn, changeBy }: Coming,
  values: MessageValues,
  { cutOff, now, timeZone }: MessageReader,
): MessageContent {
  const { t, row, deadline, methodInSentence } = values;
  const isOpen = isOpenUntil(changeBy, cutOff, now, timeZone);
  return {
    ...plain,
    amount,
    subject: t('debitComing.subject', { amount, date }),
    heading: t('debitComing.heading'),
    lead: t(scope === 'mobile' ? 'debitComing.leadMobile' : 'debitComing.lead', {
      date,
      method: methodInSentence(method),
    }),
    rows: [
      row('rows.method', values.method(method)),
      row('rows.date', values.date(date)),
      ...(leavesOn === date ? [] : [row('rows.leavesBank', values.date(leavesOn))]),
      ...(isOpen ? [row('rows.changeBy', deadline(changeBy))] : []),
    ],
    notes: isOpen ? [] : [t('debitComing.tooLate')],
  };
}
