import { useCopy } from '@linework/copy';
import { DescriptionList, DescriptionRow, Disclosure } from '@linework/design-system';
import { styled } from 'styled-components';
import { removedSince } from '../../tools/copy/matrix/changes-since.ts';
import { muchLonger } from '../../tools/copy/matrix/length.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import type { MatrixFacts } from './matrix-facts.ts';

const Rules = styled.div`
  display: grid;
  gap: var(--lw-space-16);
`;

const Removed = styled.p`
  overflow-wrap: anywhere;
`;

const reasonsFile = 'tools/copy/matrix/same-in-both.json';
const commands = { changed: 'npm run copy -- base', nowhere: 'npm run pictures' } as const;

/** What each filter looks for, and how to make known what is not. */
export function FilterRules({ facts: { rows, base, showing } }: { facts: MatrixFacts }) {
  const { t } = useCopy(copyMatrixCopy);
  const removed = base ? removedSince(base, rows) : [];
  const off = (mark: keyof typeof commands): string => t(`filters.off.${mark}`, { command: commands[mark] });
  return (
    <>
      {!base && <p>{off('changed')}</p>}
      {!showing && <p>{off('nowhere')}</p>}
      {removed.length > 0 && (
        <Removed>
          {t('removed', { count: removed.length })} {removed.join(', ')}
        </Removed>
      )}
      <Disclosure title={t('filters.rule.heading')} headingLevel={2}>
        <Rules>
          <p>{t('filters.rule.combine')}</p>
          <DescriptionList>
            <DescriptionRow label={t('filters.name.missing')} value={t('filters.rule.missing')} />
            <DescriptionRow
              label={t('filters.name.same')}
              value={t('filters.rule.same', { file: reasonsFile })}
            />
            <DescriptionRow
              label={t('filters.name.longer')}
              value={t('filters.rule.longer', {
                ratio: String(muchLonger.ratio),
                characters: muchLonger.characters,
              })}
            />
            <DescriptionRow label={t('filters.name.placeholders')} value={t('filters.rule.placeholders')} />
            <DescriptionRow
              label={t('filters.name.changed')}
              value={base ? t('filters.rule.changed', { commit: base.commit.slice(0, 9) }) : off('changed')}
            />
            <DescriptionRow
              label={t('filters.name.nowhere')}
              value={showing ? t('filters.rule.nowhere') : off('nowhere')}
            />
          </DescriptionList>
        </Rules>
      </Disclosure>
    </>
  );
}
