import type { Texts } from '@linework/copy/words';
import {
  type BusinessDate,
  instantAt,
  isNamedDevice,
  type Money,
  type PaidDevice,
  type ToldMethod,
} from '@linework/domain';
import type { MessageRow } from './message-content.types.ts';
import type { MessageReader } from './message-reader.ts';
import type en from './messages.en.json';
import { plainValue, unlinked } from './plain-value.ts';

export type MessageTexts = Texts<typeof en>;

/** The digits stay with the name's last word, on one line. */
const unbroken = (label: string): string => label.replaceAll(/ (?=····)|(?<=····) /g, '\u00a0');

const ownWords = { bankAccount: 'methods.ownBankAccount', creditCard: 'methods.ownCreditCard' } as const;

/** The owner’s own name for a method; `null` where it has none, or it would be told as another than its owner gave it. */
function ownName({ name }: ToldMethod): string | null {
  const plain = plainValue(name ?? '');
  return plain === '' || plain !== unlinked(plain) ? null : plain;
}

/** Writes the values of a message, a row or a part of a sentence each. */
export interface MessageValues {
  readonly t: MessageTexts;
  money(amount: Money): string;
  date(date: BusinessDate): string;
  /** `Visa ···· 4242`, or by its owner’s own name: `Business checking ···· 6789` */
  method(method: ToldMethod): string;
  /** `Aurora 12 Pro, line ending in 0148`, or the mobile bill */
  device(device: PaidDevice): string;
  /** `checking account ···· 6789` */
  methodInSentence(method: ToldMethod): string;
  /** The cutoff of a day. */
  deadline(day: BusinessDate): string;
  row(label: Parameters<MessageTexts>[0], value: string): MessageRow;
  /** A row about a person; none where nobody did it. */
  person(label: Parameters<MessageTexts>[0], name: string | null): readonly MessageRow[];
}

export function messageValues(
  t: MessageTexts,
  { timeZone, cutOff }: Pick<MessageReader, 'timeZone' | 'cutOff'>,
): MessageValues {
  const row = (label: Parameters<MessageTexts>[0], value: string) => ({ label: t(label), value });
  const kindOf = ({ brand, accountType }: ToldMethod) => brand ?? accountType ?? 'checking';
  return {
    t,
    row,
    money: (amount) => t('values.money', { amount }),
    date: (date) => t('values.date', { date }),
    method: (method) => {
      const name = ownName(method) ?? t(`methods.${kindOf(method)}`);
      return unbroken(t('methods.label', { name, digits: method.lastFourDigits }));
    },
    device: (paid) =>
      isNamedDevice(paid)
        ? t('values.device', { name: plainValue(paid.name), digits: paid.lineLastFour })
        : t('values.mobileBill'),
    methodInSentence: (method) => {
      const kind = kindOf(method);
      const own = ownName(method);
      if (own !== null) {
        const name = t(ownWords[method.type], { own });
        return unbroken(t('methods.inSentence', { name, digits: method.lastFourDigits }));
      }
      const name = t(
        kind === 'checking' || kind === 'savings' ? `methods.${kind}InSentence` : `methods.${kind}`,
      );
      return unbroken(t('methods.inSentence', { name, digits: method.lastFourDigits }));
    },
    deadline: (date) => t('rows.deadline', { date, at: { at: instantAt(date, cutOff, timeZone), timeZone } }),
    person: (label, name) => (name === null || unlinked(name) === '' ? [] : [row(label, unlinked(name))]),
  };
}
