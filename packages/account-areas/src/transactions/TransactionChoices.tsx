import { useCopy } from '@linework/copy';
import { Select, VisuallyHidden } from '@linework/design-system';
import { ledgerKinds, paymentChannels, type TransactionView, transactionPeriods } from '@linework/domain';
import { memo } from 'react';
import { transactionsCopy } from './transactions.copy.ts';
import type { TransactionsProps } from './transactions.types.ts';

/** Something else is looked for: `replace` while it is typed, so that Back leads to the page before. */
export type OnLook = (change: Partial<TransactionView>, how: 'push' | 'replace') => void;

export interface TransactionChoicesProps
  extends Pick<TransactionsProps, 'scope'>,
    Pick<TransactionView, 'kind' | 'period' | 'from' | 'to' | 'method' | 'channel'> {
  /** Days of the customer's own are looked for, or about to be. */
  readonly hasDays: boolean;
  readonly onDays: () => void;
  readonly onLook: OnLook;
}

/** No choice of its own, as `Select` keeps it. */
const all = 'all';
/** Days of the customer's own, which no period is. */
const between = 'between';

const chosen = <Value extends string>(values: readonly Value[], key: unknown): Value | null =>
  values.find((value) => value === key) ?? null;

const methodTypes = ['creditCard', 'bankAccount'] as const;

/** Which kind of lines, when, from what and by what way. A letter in the search draws none of them again. */
export const TransactionChoices = memo(function Choices(props: TransactionChoicesProps) {
  const { scope, kind, period, from, to, method, channel, hasDays, onDays, onLook } = props;
  const { t } = useCopy(transactionsCopy);
  const choose = (change: Partial<TransactionView>) => onLook(change, 'push');
  const days =
    from && to
      ? t('periods.between', { from, to })
      : from
        ? t('periods.from', { from })
        : to && t('periods.to', { to });
  return (
    <>
      {scope === 'everything' && (
        <Choice
          label={t('filters.kind')}
          options={[all, ...ledgerKinds].map((id) => ({
            id,
            label: t(`kinds.${chosen(ledgerKinds, id) ?? 'all'}`),
          }))}
          value={kind}
          onChoose={(key) => choose({ kind: chosen(ledgerKinds, key) })}
        />
      )}
      <Choice
        label={t('filters.period')}
        options={[
          ...[all, ...transactionPeriods].map((id) => ({
            id,
            label: t(`periods.${chosen(transactionPeriods, id) ?? 'all'}`),
          })),
          { id: between, label: days || t('periods.days') },
        ]}
        value={period ?? (hasDays ? between : null)}
        onChoose={(key) =>
          key === between
            ? onDays()
            : choose({ period: chosen(transactionPeriods, key), from: null, to: null })
        }
      />
      <Choice
        label={t('filters.method')}
        options={[all, ...methodTypes].map((id) => ({
          id,
          label: t(`methods.${chosen(methodTypes, id) ?? 'all'}`),
        }))}
        value={method}
        onChoose={(key) => choose({ method: chosen(methodTypes, key) })}
      />
      <Choice
        label={t('filters.channel')}
        options={[all, ...paymentChannels].map((id) => ({
          id,
          label: t(`channels.${chosen(paymentChannels, id) ?? 'all'}`),
        }))}
        value={channel}
        onChoose={(key) => choose({ channel: chosen(paymentChannels, key) })}
      />
    </>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChoose: (key: unknown) => void;
}

const Choice = ({ label, options, value, onChoose }: ChoiceProps) => (
  <Select
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    placeholder={label}
    options={options}
    value={value ?? all}
    onChange={onChoose}
  />
);
