import { useCopy } from '@linework/copy';
import { Button } from '@linework/design-system';
import { styled } from 'styled-components';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { Note } from './table-styles.ts';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-16);
`;

export interface PagesProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

/** Leads from one part of a long table to the next. */
export function Pages({ page, size, total, onChange }: PagesProps) {
  const { t } = useCopy(copyMatrixCopy);
  const last = Math.min(total, (page + 1) * size);
  return (
    <Bar aria-label={t('pages.label')}>
      <Button variant="secondary" isDisabled={page === 0} onPress={() => onChange(page - 1)}>
        {t('pages.previous')}
      </Button>
      <Note>{t('pages.where', { first: page * size + 1, last, total })}</Note>
      <Button variant="secondary" isDisabled={last === total} onPress={() => onChange(page + 1)}>
        {t('pages.next')}
      </Button>
    </Bar>
  );
}
