import { useCopy } from '@linework/copy';
import { ButtonLink, Card, Link } from '@linework/design-system';
import { isOneForAll, paysOnline, toPay } from '@linework/domain';
import { accountNewsCopy } from '../standings/account-news.copy.ts';
import { StandingNotice } from '../standings/StandingNotice.tsx';
import { toneOfStanding } from '../standings/standing-told.ts';
import { AccountLines } from './AccountLines.tsx';
import type { AmountDueCardProps } from './AmountDueCard.tsx';
import { AmountSentence } from './AmountSentence.tsx';
import { amountDueCopy } from './amount-due.copy.ts';
import { type AmountDueLinks, PayActions } from './PayActions.tsx';
import { isQuiet } from './Quiet.tsx';
import { SetToPayHead, SetToPayLines } from './SetToPayLines.tsx';
import { WaitsForDevice } from './WaitsForDevice.tsx';

export interface AmountDueGlanceProps extends Omit<AmountDueCardProps, 'links'> {
  readonly links: AmountDueLinks & {
    /** Where all of it stands. */
    readonly billing: string;
  };
}

/** What is due, beside other things: the sentence with its figure and one way on. How it adds up stands in billing. */
export function AmountDueGlance({
  summary,
  softDisconnectDate = null,
  links,
  readerId,
  onPayIntent,
}: AmountDueGlanceProps) {
  const { t } = useCopy(amountDueCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const asked = toPay(summary, softDisconnectDate);
  const set = asked.kind === 'covered' || asked.kind === 'due' ? asked.set : null;
  const isAsked = asked.kind === 'pastDue' || asked.kind === 'due';
  return (
    <Card
      tone={toneOfStanding(summary) === 'critical' ? 'critical' : undefined}
      notice={<StandingNotice summary={summary} />}
    >
      {set && <SetToPayHead set={set} summary={summary} isCovered={asked.kind === 'covered'} />}
      <AmountSentence asked={asked} summary={summary} size="large" />
      {asked.kind === 'checking' ? (
        <Link href={links.payment(asked.payment.id)}>{tell('see')}</Link>
      ) : isAsked && paysOnline(summary.restriction) ? (
        <WaitsForDevice summary={summary} links={links}>
          <PayActions isOne asked={asked} today={summary.today} links={links} onPayIntent={onPayIntent} />
        </WaitsForDevice>
      ) : (
        <div>
          <ButtonLink href={links.billing} variant="secondary">
            {t('toBilling')}
          </ButtonLink>
        </div>
      )}
      {set && !isOneForAll(set) && <SetToPayLines set={set} summary={summary} readerId={readerId} />}
      <AccountLines
        summary={summary}
        tells={isQuiet(asked) ? ['lastPaid', 'bills', 'autoPay'] : ['nextBill', 'lastPaid', 'autoPay']}
      />
    </Card>
  );
}
