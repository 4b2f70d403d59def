import type { Message } from '@linework/domain';
import type { MessageContent } from './message-content.types.ts';
import type { MessageValues } from './message-values.ts';

type Kept = Extract<Message, { readonly kind: 'methodAdded' | 'methodRemoved' }>;
type Expiring = Extract<Message, { readonly kind: 'cardExpiring' }>;

const plain = { amount: null, notes: [], authorization: null, action: 'methods' } as const;

export function methodContent({ kind, method, by }: Kept, values: MessageValues): MessageContent {
  const { t, row, person, methodInSentence } = values;
  return {
    ...plain,
    subject: t(`${kind}.subject`),
    heading: t(`${kind}.heading`),
    lead: t(`${kind}.lead`, { method: methodInSentence(method) }),
    rows: [row('rows.method', values.method(method)), ...person('rows.by', by)],
    isAboutAccess: true,
  };
}

export function expiringContent(
  { method, lastDay, isForAutoPay }: Expiring,
  values: MessageValues,
): MessageContent {
  const { t, row, methodInSentence } = values;
  const named = methodInSentence(method);
  return {
    ...plain,
    subject: t('cardExpiring.subject', { method: named }),
    heading: t('cardExpiring.heading'),
    lead: t('cardExpiring.lead', { date: lastDay }),
    rows: [row('rows.method', values.method(method)), row('rows.lastDay', values.date(lastDay))],
    notes: isForAutoPay ? [t('cardExpiring.autoPay')] : [],
    isAboutAccess: false,
  };
}
