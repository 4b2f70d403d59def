import { useCopy } from '@linework/copy';
import { Badge, Card, CheckIcon, EmailAddress, Link } from '@linework/design-system';
import type { BillingSummary } from '@linework/domain';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayLinks } from './how-you-pay.types.ts';
import { Lines, Verbs } from './page-layout.ts';

export interface PaperlessCardProps {
  readonly paperless: BillingSummary['paperless'];
  readonly links: Pick<HowYouPayLinks, 'toFlow'>;
  readonly mayManage: boolean;
}

/** How bills come, and the ways to change it. */
export function PaperlessCard({ paperless: { enrolled, email }, links, mayManage }: PaperlessCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const flow = (step?: string) => links.toFlow('paperless', step === undefined ? {} : { step });
  const [view, change, leave] = [flow(), flow('address'), flow('leaving')];
  return (
    <Card
      title={t('paperless.title')}
      action={
        <Badge tone={enrolled ? 'positive' : 'neutral'} {...(enrolled && { icon: CheckIcon })}>
          {t(enrolled ? 'paperless.on' : 'paperless.off')}
        </Badge>
      }
      foot={
        view && (
          <Verbs>
            {!mayManage && <Link href={view}>{t('paperless.view')}</Link>}
            {mayManage && enrolled && change && <Link href={change}>{t('paperless.change')}</Link>}
            {mayManage && enrolled && leave && <Link href={leave}>{t('paperless.leave')}</Link>}
            {mayManage && !enrolled && change && <Link href={change}>{t('paperless.turnOn')}</Link>}
          </Verbs>
        )
      }
    >
      {enrolled && email ? (
        <div>
          <strong>
            <EmailAddress>{email}</EmailAddress>
          </strong>
          <Lines>{t('paperless.onText')}</Lines>
        </div>
      ) : (
        <p>{t(enrolled ? 'paperless.onElsewhere' : 'paperless.offText')}</p>
      )}
    </Card>
  );
}
