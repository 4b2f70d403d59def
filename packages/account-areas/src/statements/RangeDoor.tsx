import { useCopy } from '@linework/copy';
import { Card, ChevronRightIcon, Icon, Link } from '@linework/design-system';
import { statementsCopy } from './statements.copy.ts';
import type { StatementsLinks } from './statements.types.ts';

/** Leads to what happened between any two days. */
export function RangeDoor({ links }: { readonly links: Pick<StatementsLinks, 'range'> }) {
  const { t } = useCopy(statementsCopy);
  return (
    <Card title={t('range.door.heading')}>
      <p>{t('range.door.text')}</p>
      <div>
        <Link href={links.range}>
          {t('range.door.open')}
          <Icon of={ChevronRightIcon} size="small" />
        </Link>
      </div>
    </Card>
  );
}
