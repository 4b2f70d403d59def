import { useCopy } from '@linework/copy';
import { AddIcon, Card, Icon, Link } from '@linework/design-system';
import { type BusinessDate, hasRoom, takesCards, type Wallet } from '@linework/domain';
import { RestrictionStandingAlert } from '@linework/parts/standings';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayLinks } from './how-you-pay.types.ts';
import { MethodsTable } from './MethodsTable.tsx';
import { Aside, Lines, Narrow } from './page-layout.ts';

export interface MethodsCardProps {
  readonly wallet: Wallet;
  readonly today: BusinessDate | null;
  readonly links: Pick<HowYouPayLinks, 'toFlow'>;
  /** Where a method is added; `null` for whoever may not, or where no more are kept. */
  readonly addHref: string | null;
}

/** The saved methods: how each stands, what uses it, and what can be done about it. */
export function MethodsCard({ wallet, today, links, addHref }: MethodsCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const { methods, maximum, restriction, mayManage } = wallet;
  const count = methods.length;
  const isEmpty = count === 0;
  return (
    <Card
      title={t('methods.title')}
      action={!isEmpty && <Aside>{t('methods.saved', { count, total: maximum })}</Aside>}
    >
      {restriction && <RestrictionStandingAlert standing={restriction} />}
      {isEmpty ? (
        <div>
          <p>{t('methods.none')}</p>
          <Lines>{t('methods.noneText')}</Lines>
        </div>
      ) : (
        <MethodsTable
          methods={methods}
          today={today}
          takesCards={takesCards(wallet.restriction)}
          links={mayManage ? links : null}
        />
      )}
      {mayManage && !hasRoom(wallet) && <Lines>{t('methods.full')}</Lines>}
      {addHref && (
        <Narrow>
          <Link href={addHref}>
            <Icon of={AddIcon} />
            {t('methods.add')}
          </Link>
        </Narrow>
      )}
    </Card>
  );
}
