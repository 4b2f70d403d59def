import { useCopy } from '@linework/copy';
import { hangsByItself, paysOnline, type Scheduling, schedulingOf } from '@linework/domain';
import { AutoPayCard } from './AutoPayCard.tsx';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { HowYouPayProps } from './how-you-pay.types.ts';
import { MethodsCard } from './MethodsCard.tsx';
import { PartFailed } from './PartFailed.tsx';
import { Pair } from './page-layout.ts';
import { ScheduledCard } from './ScheduledCard.tsx';

export interface HowItIsPaidProps
  extends Pick<HowYouPayProps, 'summary' | 'autoPay' | 'scheduled' | 'wallet' | 'links' | 'reader'> {
  /** Where a method is added; `null` for whoever may not, and where no more are kept or none can pay. */
  readonly addHref: string | null;
}

/** Which days a payment can be given, as far as the parts that are there say. */
function schedulingIn({ summary, wallet }: Pick<HowItIsPaidProps, 'summary' | 'wallet'>): Scheduling {
  if (summary.status === 'ready') return schedulingOf(summary.value);
  return wallet.status !== 'ready' || paysOnline(wallet.value.restriction) ? 'anyDay' : 'notOnline';
}

/** Whether Auto Pay's next charge hangs on a payment that nobody can confirm yet, as far as the parts that are there say. */
function hangsIn({ summary, autoPay, wallet }: Pick<HowItIsPaidProps, 'summary' | 'autoPay' | 'wallet'>) {
  if (summary.status !== 'ready' || autoPay.status !== 'ready') return false;
  const { nextDebit } = autoPay.value.offer;
  const methods = wallet.status === 'ready' ? wallet.value.methods : [];
  return nextDebit !== null && hangsByItself(summary.value, methods, nextDebit.date);
}

/** What pays the bills: Auto Pay, what is scheduled, and the saved methods. Each fails by itself. */
export function HowItIsPaid(props: HowItIsPaidProps) {
  const { summary, autoPay, scheduled, wallet, links, reader, addHref } = props;
  const { t } = useCopy(howYouPayCopy);
  const known = wallet.status === 'ready' ? wallet.value : null;
  const today = summary.status === 'ready' ? summary.value.today : null;
  return (
    <>
      <Pair>
        <div>
          {autoPay.status === 'failed' && (
            <PartFailed title={t('autoPay.failed')} onRetry={autoPay.onRetry} />
          )}
          {autoPay.status === 'ready' && (
            <AutoPayCard
              standing={autoPay.value}
              isMissing={summary.status === 'ready' && summary.value.isMissingAutoPay}
              hangs={hangsIn(props)}
              wallet={known}
              links={links}
              reader={reader}
            />
          )}
        </div>
        <div>
          {scheduled.status === 'failed' && (
            <PartFailed title={t('scheduled.failed')} onRetry={scheduled.onRetry} />
          )}
          {scheduled.status === 'ready' && (
            <ScheduledCard
              waiting={scheduled.value}
              links={links}
              reader={reader}
              scheduling={schedulingIn(props)}
            />
          )}
        </div>
      </Pair>
      {wallet.status === 'failed' && (
        <PartFailed title={t('methods.failed')} text={t('methods.failedText')} onRetry={wallet.onRetry} />
      )}
      {known && <MethodsCard wallet={known} today={today} links={links} addHref={addHref} />}
    </>
  );
}
