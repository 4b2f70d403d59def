import { useCopy } from '@linework/copy';
import { Button, Card, Icon, SearchIcon, Select, TextField } from '@linework/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import {
  countByMark,
  everything,
  type Mark,
  type MarkedRow,
  marks,
  type RowFilter,
} from '../../tools/copy/matrix/filter-rows.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { FilterRules } from './FilterRules.tsx';
import { MarkToggle } from './MarkToggle.tsx';
import type { MatrixFacts } from './matrix-facts.ts';

const Fields = styled.div`
  display: grid;
  gap: 0 var(--lw-space-16);

  @media (min-width: 768px) {
    grid-template-columns: 2fr 1fr;
  }
`;

const Lens = styled.span`
  display: inline-flex;
  margin-inline-start: var(--lw-space-12);
  color: var(--lw-color-muted);
`;

const Marks = styled.div`
  display: grid;
  gap: var(--lw-space-8);
`;

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-8);

  /* The last of them is a button without a box. */
  & > [data-variant='quiet'] {
    margin-inline: 0;
  }
`;

const Caption = styled.span`
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-medium);
`;

const all = 'all';

export interface MatrixFiltersProps {
  readonly facts: MatrixFacts;
  readonly rows: readonly MarkedRow[];
  readonly filter: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
}

/** Search, namespace, and what texts stand out by; all of it at once. */
export function MatrixFilters({ facts, rows, filter, onChange }: MatrixFiltersProps) {
  const { t } = useCopy(copyMatrixCopy);
  const caption = useId();
  const counts = countByMark(rows, filter);
  const isKnown = (mark: Mark): boolean =>
    mark === 'changed' ? facts.base !== null : mark === 'nowhere' ? facts.showing !== null : true;
  const namespaces = [...new Set(rows.map(({ namespace }) => namespace))];
  const isFiltered = filter.search !== '' || filter.namespace !== undefined || filter.marks.size > 0;

  const toggle = (mark: Mark, isOn: boolean): void =>
    onChange({
      ...filter,
      marks: isOn ? filter.marks.union(new Set([mark])) : filter.marks.difference(new Set([mark])),
    });

  return (
    <Card>
      <Fields>
        <TextField
          label={t('filters.search')}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
          prefix={
            <Lens>
              <Icon of={SearchIcon} />
            </Lens>
          }
        />
        <Select
          label={t('filters.namespace')}
          placeholder={t('filters.allNamespaces')}
          options={[
            { id: all, label: t('filters.allNamespaces') },
            ...namespaces.map((id) => ({ id, label: id })),
          ]}
          value={filter.namespace ?? all}
          onChange={(chosen) =>
            onChange({ ...filter, namespace: namespaces.find((namespace) => namespace === chosen) })
          }
        />
      </Fields>
      <Marks role="group" aria-labelledby={caption}>
        <Caption id={caption}>{t('filters.marks')}</Caption>
        <Pills>
          {marks.map((mark) => (
            <MarkToggle
              key={mark}
              name={t(`filters.name.${mark}`)}
              count={isKnown(mark) ? counts[mark] : undefined}
              isOn={filter.marks.has(mark)}
              onChange={(isOn) => toggle(mark, isOn)}
            />
          ))}
          {isFiltered && (
            <Button variant="quiet" onPress={() => onChange(everything)}>
              {t('filters.clear')}
            </Button>
          )}
        </Pills>
      </Marks>
      <FilterRules facts={facts} />
    </Card>
  );
}
