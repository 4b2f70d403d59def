import { useCopy } from '@linework/copy';
import {
  Button,
  ChevronDownIcon,
  Icon,
  SearchIcon,
  TextField,
  VisuallyHidden,
} from '@linework/design-system';
import { askedSearch, clearedBy, filtersSet, longestSearch } from '@linework/domain';
import { type CSSProperties, memo, useId, useState } from 'react';
import { Bounds, Choices, Filters, Fold, Further, Line, SearchMark } from './filter-parts.ts';
import { TransactionAmounts } from './TransactionAmounts.tsx';
import { type OnLook, TransactionChoices } from './TransactionChoices.tsx';
import { TransactionDates } from './TransactionDates.tsx';
import { withinTab } from './transaction-tabs.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { TransactionsProps } from './transactions.types.ts';
import { useLatest } from './use-latest.ts';
import { useTyped } from './use-typed.ts';

export interface TransactionFiltersProps extends Pick<TransactionsProps, 'scope' | 'view'> {
  readonly onLook: OnLook;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** What is looked for: words, and choices of what, when, from what and by what way, which a phone folds. A letter draws none of it but its field. */
export const TransactionFilters = memo(function FiltersOf({
  scope,
  view,
  onLook,
  isFiltered,
  onClear,
}: TransactionFiltersProps) {
  const { t } = useCopy(transactionsCopy);
  const { text, kind, period, from, to, method, channel, atLeast, atMost } = view;
  const [choosesDays, setChoosesDays] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  const furtherId = useId();
  const asked = withinTab(scope, view);
  const set = filtersSet(asked);
  const openDays = useLatest(() => {
    setChoosesDays(true);
    if (period !== null) onLook({ period: null }, 'push');
  });
  const look = useLatest<Parameters<OnLook>>((change, how) => {
    if ('period' in change) setChoosesDays(false);
    onLook(change, how);
  });
  const hasDays = period === null && (choosesDays || from !== null || to !== null);
  const count: CSSProperties & Record<'--choices', number> = { '--choices': scope === 'everything' ? 4 : 3 };
  return (
    <Filters aria-label={t('filters.label')} data-folded={!isOpen || undefined}>
      <Line style={count}>
        <Search said={text} onLook={onLook} />
        <Fold data-part="fold">
          <Button
            variant="secondary"
            isFullWidth
            aria-expanded={isOpen}
            aria-controls={`${choicesId} ${furtherId}`}
            onPress={() => setOpen(!isOpen)}
          >
            {set > 0 ? t('filters.foldSet', { count: set }) : t('filters.fold')}
            <Icon of={ChevronDownIcon} />
          </Button>
        </Fold>
        <Choices id={choicesId} data-part="choices">
          <TransactionChoices
            {...{ scope, kind, period, from, to, method, channel }}
            hasDays={hasDays}
            onDays={openDays}
            onLook={look}
          />
        </Choices>
      </Line>
      <Further id={furtherId}>
        {hasDays && <TransactionDates from={from} to={to} onLook={onLook} />}
        <Bounds>
          <TransactionAmounts atLeast={atLeast} atMost={atMost} onLook={onLook} />
          {isFiltered && (
            <Button variant="quiet" onPress={onClear}>
              {t(`filters.clear.${clearedBy(asked)}`)}
            </Button>
          )}
        </Bounds>
      </Further>
    </Filters>
  );
});

/** Words are looked for as they are typed: a letter draws its own field again, and nothing beside it. */
const Search = memo(function Field({ said, onLook }: { said: string; onLook: OnLook }) {
  const { t } = useCopy(transactionsCopy);
  const [text, type] = useTyped(said, askedSearch, (typed) => onLook({ text: typed }, 'replace'));
  return (
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
  );
});
