import { useCopy } from '@linework/copy';
import {
  Button,
  changedSheet,
  DescriptionList,
  DescriptionRow,
  Money,
  OutcomePage,
  tickedSheet,
} from '@linework/design-system';
import { type BusinessDate, chargeAfterExpiry, type SavedMethod } from '@linework/domain';
import { useScreenTitle } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { MethodStanding, useSavedMethodWords } from '@linework/parts/saved-methods';
import { walletCopy } from './wallet.copy.ts';
import type { WalletContext } from './wallet.types.ts';
import type { WalletView } from './wallet-view.ts';

type What = 'added' | 'card' | 'name' | 'removed';

export interface DoneScreenProps {
  readonly view: WalletView;
  /** The method as it stands now; as it was, where it was deleted. */
  readonly saved: SavedMethod;
  readonly what: What;
  readonly today: BusinessDate;
}

/** It is done: the method as it stands now, what uses it, and what can be paid with it. */
export function DoneScreen({ view, saved, what, today }: DoneScreenProps) {
  const { context, onPay, onLeave } = view;
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const { method } = saved;
  const title = t(`done.${what}`, { method: labelOf(method, 'inSentence') });
  const { ref } = useScreenTitle(title);
  const tooLate = method.type === 'creditCard' ? chargeAfterExpiry(saved, method.expirationDate) : null;
  const offered = context.result?.offeredToPay ?? null;
  const other = what === 'removed' && leftBy(context) ? preferredIn(context) : null;
  return (
    <OutcomePage
      drawing={what === 'added' ? tickedSheet : changedSheet}
      title={title}
      titleRef={ref}
      details={
        what === 'removed' ? (
          <Removed view={view} />
        ) : (
          <Facts
            saved={saved}
            among={view.context.wallet?.methods ?? []}
            today={today}
            isTitled={what !== 'name'}
          />
        )
      }
      actions={
        <>
          {offered && (
            <Button onPress={() => onPay(method.id, 'amountDue')}>
              {t('done.pay', { amount: offered })}
            </Button>
          )}
          {other && <Button onPress={() => onPay(other.id, 'left')}>{t('done.payOtherwise')}</Button>}
          <Button variant={offered || other ? 'secondary' : 'primary'} onPress={() => onLeave('push')}>
            {t('done.done')}
          </Button>
        </>
      }
    >
      <p>{t(`done.${what}Text`)}</p>
      {what === 'card' && tooLate && <p>{t('done.expiresBefore', { charge: tooLate })}</p>}
    </OutcomePage>
  );
}

interface FactsProps extends Pick<DoneScreenProps, 'saved' | 'today'> {
  /** All that are saved. */
  readonly among: readonly SavedMethod[];
  /** The page's title names the method already. */
  readonly isTitled: boolean;
}

function Facts({ saved, among, today, isTitled }: FactsProps) {
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const { holderOf, usesOf } = useSavedMethodWords();
  const uses = usesOf(saved, among);
  const holderKey = saved.method.type === 'creditCard' ? 'view.holder' : 'view.account';
  return (
    <DescriptionList>
      <DescriptionRow label={isTitled ? t(holderKey) : labelOf(saved.method)} value={holderOf(saved)} />
      <DescriptionRow label={t('view.status')} value={<MethodStanding saved={saved} today={today} />} />
      {uses.length > 0 && (
        <DescriptionRow label={t('view.uses')} value={uses.map((use) => <div key={use}>{use}</div>)} />
      )}
    </DescriptionList>
  );
}

/** What is left to pay because payments were canceled with the method; `null` where nothing is. */
function leftBy({ deletion }: WalletContext) {
  const isLess = deletion?.deletion === 'possible' && deletion.cancels.length > 0;
  return isLess ? deletion.preview.uncovered : null;
}

const preferredIn = ({ wallet }: WalletContext) =>
  wallet?.methods.find(({ method }) => method.isPreferred)?.method ?? null;

/** What went with it, what that leaves to pay, and which method comes first now. */
function Removed({ view: { context } }: Pick<DoneScreenProps, 'view'>) {
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const { deletion, before } = context;
  if (deletion?.deletion !== 'possible') return null;
  const { cancels } = deletion;
  const left = leftBy(context);
  const preferred = preferredIn(context);
  const isPassedOn = before?.method.isPreferred && preferred;
  if (cancels.length === 0 && !isPassedOn) return null;
  return (
    <DescriptionList>
      {cancels.map(({ id, amount, paymentDate: date }) => (
        <DescriptionRow
          key={id}
          label={t('delete.payment', { date })}
          value={t('delete.canceled')}
          note={<Money cents={amount.cents} />}
        />
      ))}
      {left && (
        <DescriptionRow
          label={t('delete.left', { date: left.dueDate })}
          value={<Money cents={left.amount.cents} />}
        />
      )}
      {isPassedOn && <DescriptionRow label={t('delete.preferred')} value={labelOf(preferred)} />}
    </DescriptionList>
  );
}
