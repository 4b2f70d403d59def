import { useCopy } from '@linework/copy';
import {
  AmountField,
  Button,
  Icon,
  SearchIcon,
  Select,
  TextField,
  VisuallyHidden,
} from '@linework/design-system';
import {
  ledgerKinds,
  longestSearch,
  parseAmount,
  paymentChannels,
  type TransactionView,
  toDecimal,
  transactionPeriods,
  withFilter,
} from '@linework/domain';
import type { CSSProperties } from 'react';
import { Amounts, Filters, Line, SearchMark } from './filter-parts.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { TransactionsProps } from './transactions.types.ts';
import { useTyped } from './use-typed.ts';

export interface TransactionFiltersProps extends Pick<TransactionsProps, 'scope' | 'view' | 'onView'> {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** No choice of its own, as `Select` keeps it. */
const all = 'all';
/** Days that an address names, which no period is. */
const between = 'between';

const chosen = <Value extends string>(values: readonly Value[], key: unknown): Value | null =>
  values.find((value) => value === key) ?? null;

const methodTypes = ['creditCard', 'bankAccount'] as const;

/** What is looked for: words, and choices of what, when, from what and by what way. */
export function TransactionFilters({ scope, view, onView, isFiltered, onClear }: TransactionFiltersProps) {
  const { t } = useCopy(transactionsCopy);
  const [text, type] = useTyped(view.text, (typed) => onView(withFilter(view, { text: typed }), 'replace'));
  const choose = (change: Partial<TransactionView>) => onView(withFilter(view, change), 'push');
  const { from, to } = view;
  const days =
    from && to
      ? t('periods.between', { from, to })
      : from
        ? t('periods.from', { from })
        : to && t('periods.to', { to });
  const count: CSSProperties & Record<'--choices', number> = { '--choices': scope === 'everything' ? 4 : 3 };
  return (
    <Filters aria-label={t('filters.label')}>
      <Line style={count}>
        <TextField
          type="search"
          label={<VisuallyHidden>{t('filters.search')}</VisuallyHidden>}
          placeholder={t('filters.search')}
          prefix={
            <SearchMark>
              <Icon of={SearchIcon} />
            </SearchMark>
          }
          maxLength={longestSearch}
          autoComplete="off"
          value={text}
          onChange={type}
        />
        {scope === 'everything' && (
          <Choice
            label={t('filters.kind')}
            options={[all, ...ledgerKinds].map((id) => ({
              id,
              label: t(`kinds.${chosen(ledgerKinds, id) ?? 'all'}`),
            }))}
            value={view.kind}
            onChoose={(key) => choose({ kind: chosen(ledgerKinds, key) })}
          />
        )}
        <Choice
          label={t('filters.period')}
          options={[
            ...(days && view.period === null ? [{ id: between, label: days }] : []),
            ...[all, ...transactionPeriods].map((id) => ({
              id,
              label: t(`periods.${chosen(transactionPeriods, id) ?? 'all'}`),
            })),
          ]}
          value={view.period ?? (days ? between : null)}
          onChoose={(key) =>
            key !== between && choose({ period: chosen(transactionPeriods, key), from: null, to: null })
          }
        />
        <Choice
          label={t('filters.method')}
          options={[all, ...methodTypes].map((id) => ({
            id,
            label: t(`methods.${chosen(methodTypes, id) ?? 'all'}`),
          }))}
          value={view.method}
          onChoose={(key) => choose({ method: chosen(methodTypes, key) })}
        />
        <Choice
          label={t('filters.channel')}
          options={[all, ...paymentChannels].map((id) => ({
            id,
            label: t(`channels.${chosen(paymentChannels, id) ?? 'all'}`),
          }))}
          value={view.channel}
          onChoose={(key) => choose({ channel: chosen(paymentChannels, key) })}
        />
      </Line>
      <Amounts>
        <Bound of="least" view={view} onView={onView} />
        <Bound of="most" view={view} onView={onView} />
        {isFiltered && (
          <Button variant="quiet" onPress={onClear}>
            {t('filters.clear')}
          </Button>
        )}
      </Amounts>
    </Filters>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChoose: (key: unknown) => void;
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <Select
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={label}
      options={options}
      value={value ?? all}
      onChange={onChoose}
    />
  );
}

/** One end of the range of amounts. A text that is no amount asks for nothing, and says so. */
function Bound({
  of,
  view,
  onView,
}: { readonly of: 'least' | 'most' } & Pick<TransactionsProps, 'view' | 'onView'>) {
  const { t } = useCopy(transactionsCopy);
  const member = of === 'least' ? 'atLeast' : 'atMost';
  const said = view[member];
  const [text, type] = useTyped(said ? toDecimal(said) : '', (typed) => {
    const amount = parseAmount(typed);
    if (amount || typed === '') {
      if (amount?.cents !== said?.cents) onView(withFilter(view, { [member]: amount }), 'replace');
    }
  });
  const isWrong = text.trim() !== '' && parseAmount(text) === null;
  return (
    <AmountField
      label={t(`filters.${of}`)}
      width="full"
      value={text}
      onChange={type}
      {...(isWrong && { errorMessage: t('filters.amountWrong') })}
    />
  );
}
