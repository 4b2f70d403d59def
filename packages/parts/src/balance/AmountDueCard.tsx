import { useCopy } from '@linework/copy';
import { ButtonLink, Card } from '@linework/design-system';
import {
  type BillingSummary,
  type BusinessDate,
  isSum,
  paysOnline,
  toPay,
  unconfirmedOf,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { accountNewsCopy } from '../standings/account-news.copy.ts';
import { StandingNotice } from '../standings/StandingNotice.tsx';
import { toneOfStanding } from '../standings/standing-told.ts';
import { AmountSentence } from './AmountSentence.tsx';
import { amountDueCopy } from './amount-due.copy.ts';
import { BalanceLines } from './BalanceLines.tsx';
import { balanceCopy } from './balance.copy.ts';
import { type AmountDueLinks, PayActions } from './PayActions.tsx';
import { isQuiet, Quiet } from './Quiet.tsx';
import { SetToPayHead, SetToPayLines } from './SetToPayLines.tsx';
import { WaitsForDevice } from './WaitsForDevice.tsx';

export interface AmountDueCardProps {
  readonly summary: BillingSummary;
  /** The day on which the network has scheduled service to be turned off, where that was asked for. */
  readonly softDisconnectDate?: BusinessDate | null | undefined;
  readonly links: AmountDueLinks;
  /** Who reads, so that what they scheduled says "you". */
  readonly readerId?: string | undefined;
  readonly onPayIntent?: (() => void) | undefined;
  /** One more way to pay it, at the foot: a `CardFoot`. */
  readonly foot?: ReactNode;
}

const Sum = styled.div`
  display: grid;
  gap: var(--lw-space-8);

  & > h3 {
    margin: 0;
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    font-weight: var(--lw-font-weight-regular);
    line-height: var(--lw-line-height-14);
  }
`;

/** What the sum counts as on its way: the day of the one payment it is, or that nobody has confirmed all or some of it. */
function onTheirWay(summary: BillingSummary) {
  const [payment, ...others] = summary.paymentsOnTheirWay;
  return { unconfirmed: unconfirmedOf(summary), pendingSince: others[0] ? undefined : payment?.paymentDate };
}

/** What is asked first: how the account stands, a sentence with its figure, the ways to pay it, and how it adds up. */
export function AmountDueCard(props: AmountDueCardProps) {
  const { summary, softDisconnectDate = null, links, readerId, onPayIntent, foot } = props;
  const { t } = useCopy(amountDueCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const { t: add } = useCopy(balanceCopy);
  const { balance, openCharges, restriction, today } = summary;
  const asked = toPay(summary, softDisconnectDate);
  const set = asked.kind === 'covered' || asked.kind === 'due' ? asked.set : null;
  const isCovered = asked.kind === 'covered';
  const actions = paysOnline(restriction) && asked.kind !== 'checking' && (
    <WaitsForDevice summary={summary} links={links}>
      <PayActions asked={asked} today={today} links={links} onPayIntent={onPayIntent} />
    </WaitsForDevice>
  );
  return (
    <Card
      prominence="hero"
      tone={toneOfStanding(summary) === 'critical' ? 'critical' : undefined}
      notice={<StandingNotice summary={summary} />}
      foot={foot}
    >
      {set && <SetToPayHead set={set} summary={summary} isCovered={isCovered} />}
      {isQuiet(asked) ? (
        <Quiet asked={asked} summary={summary} />
      ) : (
        <AmountSentence asked={asked} summary={summary} size="hero" />
      )}
      {asked.kind === 'checking' && (
        <div>
          <ButtonLink href={links.payment(asked.payment.id)} variant="secondary">
            {tell('see')}
          </ButtonLink>
        </div>
      )}
      {asked.kind === 'unconfirmed' && <p>{t('unconfirmed', { amount: asked.amount })}</p>}
      {!isCovered && actions}
      {set && <SetToPayLines set={set} summary={summary} readerId={readerId} />}
      {isCovered && actions}
      {!isQuiet(asked) && isSum(balance, openCharges) && (
        <Sum>
          <h3>{add('heading')}</h3>
          <BalanceLines
            balance={balance}
            charges={openCharges}
            today={today}
            {...onTheirWay(summary)}
            isUnconfirmed={asked.kind === 'checking' || asked.kind === 'unconfirmed'}
          />
        </Sum>
      )}
    </Card>
  );
}
