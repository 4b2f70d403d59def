import { useCopy } from '@linework/copy';
import { Badge, Card, CheckIcon, FigureHeading, Link } from '@linework/design-system';
import {
  autoPayPaysOn,
  instantAt,
  isPositive,
  mobileDebitToCome,
  nextBillDebit,
  paysOnline,
  type Wallet,
} from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { howYouPayCopy } from './how-you-pay.copy.ts';
import type { AutoPayStanding, HowYouPayLinks, HowYouPayReader } from './how-you-pay.types.ts';
import { Further, Lines, Verbs } from './page-layout.ts';

/** The flow that manages it. */
const manage = 'auto-pay-manage';

export interface AutoPayCardProps {
  readonly standing: AutoPayStanding;
  /** Mobile service requires an Auto Pay that is not on. */
  readonly isMissing: boolean;
  /** The next charge takes nothing only if a payment that nobody can confirm yet went through. */
  readonly hangs: boolean;
  /** `null` while it is not known. */
  readonly wallet: Wallet | null;
  readonly links: HowYouPayLinks;
  readonly reader: HowYouPayReader;
}

/** Auto Pay: what it takes next and from what, or what turning it on would bring. */
export function AutoPayCard(props: AutoPayCardProps) {
  const { standing, links, reader } = props;
  const { t } = useCopy(howYouPayCopy);
  const isOn = standing.offer.enrolled !== null;
  const address = (flow: string, query?: Readonly<Record<string, string>>) =>
    reader.mayManage ? links.toFlow(flow, query) : null;
  const change = isOn ? address(manage) : null;
  const cancel = isOn ? address(manage, { step: 'cancel' }) : null;
  const turnOn = isOn || standing.offer.obstacle ? null : address('auto-pay-enroll');
  return (
    <Card
      title={t('autoPay.title')}
      action={
        <Badge tone={isOn ? 'positive' : 'neutral'} {...(isOn && { icon: CheckIcon })}>
          {t(isOn ? 'autoPay.on' : 'autoPay.off')}
        </Badge>
      }
      foot={
        (change || cancel || turnOn) && (
          <Verbs>
            {change && <Link href={change}>{t('autoPay.change')}</Link>}
            {cancel && (
              <Link variant="destructive" href={cancel}>
                {t('autoPay.cancel')}
              </Link>
            )}
            {turnOn && <Link href={turnOn}>{t('autoPay.turnOn')}</Link>}
          </Verbs>
        )
      }
    >
      {isOn ? <NextDebit {...props} /> : <Off {...props} />}
      <Mobile {...props} />
    </Card>
  );
}

function NextDebit({ standing, hangs, wallet, reader: { timeZone, mayManage } }: AutoPayCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const labelOf = useMethodLabel();
  const { offer, cutOff } = standing;
  const { nextDebit, discount, enrolled } = offer;
  if (!nextDebit || !enrolled) return null;
  const { amount, date, method, changeBy, isChangeable } = nextDebit;
  const cutoff = { at: instantAt(changeBy, cutOff, timeZone).toISOString(), timeZone };
  const next = nextBillDebit(offer.nextBillDate, { date, debitDay: enrolled.debitDay });
  const told = isPositive(amount) ? 'due' : hangs ? 'hangs' : next ? 'nextBill' : 'nothing';
  const day = told === 'nextBill' && next ? next.date : date;
  // No day is promised on which nothing pays.
  const isPromised = wallet === null || told === 'nothing' || autoPayPaysOn(wallet.methods, day);
  const isDue = told === 'due' && isPromised;
  return (
    <>
      {isDue ? (
        <FigureHeading lead={t('autoPay.next')} cents={amount.cents} tone="muted">
          {t('autoPay.nextOn', { date, method: labelOf(method, 'inSentence') })}
        </FigureHeading>
      ) : (
        <p>
          {told === 'due' || !isPromised
            ? t('autoPay.charges', { method: labelOf(method, 'inSentence') })
            : t(`autoPay.${told}`, { date: day })}
        </p>
      )}
      <Lines>
        {isDue && mayManage && (
          <span>
            {isChangeable ? t('autoPay.changeBy', { date: changeBy, cutoff }) : t('autoPay.tooLate')}
          </span>
        )}
        {discount && <span data-gain>{t('autoPay.saves', { amount: discount })}</span>}
      </Lines>
    </>
  );
}

function Off({ standing: { offer }, wallet }: AutoPayCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const isOffline = wallet !== null && !paysOnline(wallet.restriction);
  if (offer.obstacle) return <p>{t(isOffline ? 'autoPay.notOnline' : 'autoPay.unavailable')}</p>;
  return (
    <>
      <p>{t('autoPay.offText')}</p>
      {offer.discount && (
        <Lines>
          <span data-gain>{t('autoPay.offSaves', { amount: offer.discount })}</span>
        </Lines>
      )}
    </>
  );
}

/** Mobile service is enrolled by itself. */
function Mobile({ isMissing, wallet, links, reader }: AutoPayCardProps) {
  const { t } = useCopy(howYouPayCopy);
  const labelOf = useMethodLabel();
  const debited = wallet?.methods.find(({ method }) => method.usedBy.includes('mobile'));
  const address = (flow: string) => (reader.mayManage ? links.toFlow(flow, { for: 'mobile' }) : null);
  const href = address(manage);
  const turnOn = address('auto-pay-enroll');
  if (!debited && isMissing)
    return (
      <Further>
        <Lines>
          <strong>{t('autoPay.mobile')}</strong>
          <span>{t('autoPay.mobileMissing')}</span>
        </Lines>
        {turnOn && <Link href={turnOn}>{t('autoPay.turnOnMobile')}</Link>}
      </Further>
    );
  if (!debited) return null;
  const date = mobileDebitToCome(debited);
  const method = labelOf(debited.method, 'inSentence');
  return (
    <Further>
      <Lines>
        <strong>{t('autoPay.mobile')}</strong>
        <span>{date ? t('autoPay.mobileNext', { date, method }) : t('autoPay.charges', { method })}</span>
      </Lines>
      {href && <Link href={href}>{t('scheduled.change')}</Link>}
    </Further>
  );
}
