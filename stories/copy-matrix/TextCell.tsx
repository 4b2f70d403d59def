import { type Language, useCopy } from '@linework/copy';
import { Badge } from '@linework/design-system';
import { styled } from 'styled-components';
import type { TextsBefore } from '../../tools/copy/matrix/changes-since.ts';
import type { CopyRow } from '../../tools/copy/matrix/copy-row.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { MarkedText } from './MarkedText.tsx';
import { CellLabel, Note, Stack } from './table-styles.ts';

const Before = styled.del`
  color: var(--lw-color-muted);
  text-decoration-thickness: var(--lw-border-hairline);
`;

export interface TextCellProps {
  readonly row: CopyRow;
  readonly language: Language;
  readonly change: TextsBefore | 'new' | undefined;
}

/** What a text says in one language, how long it is, and what it said before. */
export function TextCell({ row, language, change }: TextCellProps) {
  const { t } = useCopy(copyMatrixCopy);
  const text = row.texts[language];
  const before = typeof change === 'object' ? change[language] : undefined;
  const length = t('table.length', { count: row.lengths[language] });
  const ratio = (row.lengths.es / row.lengths.en).toFixed(2);
  const comparesWithEnglish = language === 'es' && row.lengths.en > 0;
  return (
    <td>
      <Stack>
        <CellLabel aria-hidden>{t(`table.language.${language}`)}</CellLabel>
        {text === undefined ? (
          row.missing.includes(language) ? (
            <Badge tone="critical">{t('table.noText')}</Badge>
          ) : (
            <Note>{t('table.ordinary')}</Note>
          )
        ) : (
          <>
            <MarkedText language={language}>{text}</MarkedText>
            <Note>{comparesWithEnglish ? t('table.lengthRatio', { length, ratio }) : length}</Note>
          </>
        )}
        {before !== undefined && before !== text && (
          <Note as="div">
            {t('table.before')}{' '}
            <Before>
              <MarkedText language={language}>{before}</MarkedText>
            </Before>
          </Note>
        )}
      </Stack>
    </td>
  );
}
