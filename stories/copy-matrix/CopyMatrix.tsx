import { useCopy } from '@linework/copy';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { changeSince } from '../../tools/copy/matrix/changes-since.ts';
import { everything, filterRows, markRows, type RowFilter } from '../../tools/copy/matrix/filter-rows.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { PicturesNotice } from '../pictures/PicturesNotice.tsx';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type LookedAt, MatrixActions } from './MatrixActions.tsx';
import { MatrixFilters } from './MatrixFilters.tsx';
import type { MatrixFacts } from './matrix-facts.ts';
import { NothingFound } from './NothingFound.tsx';
import { Pages } from './Pages.tsx';
import { TextTable } from './TextTable.tsx';

/** So many texts at a time: more make the page slow, and nobody reads more at once. */
const pageSize = 50;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-12) var(--lw-space-24);
  scroll-margin-block-start: var(--lw-space-24);
`;

const Count = styled.h2`
  font-size: var(--lw-font-size-18);
  line-height: var(--lw-line-height-18);
  font-variant-numeric: tabular-nums;
`;

const Introduction = styled.p`
  max-inline-size: 44rem;
`;

export interface CopyMatrixProps {
  readonly facts: MatrixFacts;
  /** What is looked for at first. */
  readonly filter?: Partial<RowFilter>;
}

/** Every word of the product, English beside Spanish. */
export function CopyMatrix({ facts, filter: first }: CopyMatrixProps) {
  const { t } = useCopy(copyMatrixCopy);
  const [filter, setFilter] = useState<RowFilter>({ ...everything, ...first });
  const [page, setPage] = useState(0);
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const { base, showing } = facts;

  const rows = useMemo(
    () =>
      markRows(facts.rows, {
        hasChanged: base ? (row) => changeSince(base, row) !== undefined : undefined,
        isShown: showing ? ({ id }) => showing.has(id) : undefined,
      }),
    [facts.rows, base, showing],
  );
  // The field answers each key at once; the table follows when there is time.
  const settled = useDeferredValue(filter);
  const found = useMemo(() => filterRows(rows, settled), [rows, settled]);

  const choose = (wanted: RowFilter): void => {
    setFilter(wanted);
    setPage(0);
  };
  const turnTo = (wanted: number): void => {
    setPage(wanted);
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };
  const count = { count: found.length, total: rows.length };

  return (
    <DocumentPage title={t('heading')}>
      <Introduction>{t('introduction')}</Introduction>
      {/* Without them all but the last column is there: only that they are coming is worth a notice. */}
      {facts.pictures === 'making' && <PicturesNotice pictures="making" />}
      <MatrixFilters facts={facts} rows={rows} filter={filter} onChange={choose} />
      {looked && <ImportPreview {...looked} onClose={() => setLooked(null)} />}
      <Found ref={top} tabIndex={-1}>
        <Count>
          <span role="status">{found.length < rows.length ? t('foundOf', count) : t('found', count)}</span>
        </Count>
        <MatrixActions rows={facts.rows} found={found} onLook={setLooked} />
      </Found>
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <TextTable rows={found.slice(page * pageSize, (page + 1) * pageSize)} facts={facts} />
      )}
      {found.length > pageSize && (
        <Pages page={page} size={pageSize} total={found.length} onChange={turnTo} />
      )}
    </DocumentPage>
  );
}
