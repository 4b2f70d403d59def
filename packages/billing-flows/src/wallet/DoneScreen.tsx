import { useCopy } from '@linework/copy';
import {
  Button,
  changedSheet,
  DescriptionList,
  DescriptionRow,
  OutcomePage,
  tickedSheet,
} from '@linework/design-system';
import type { BusinessDate, SavedMethod } from '@linework/domain';
import { useScreenTitle } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { MethodStanding, useSavedMethodWords } from '@linework/parts/saved-methods';
import { walletCopy } from './wallet.copy.ts';
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
  const offered = context.result?.offeredToPay ?? null;
  return (
    <OutcomePage
      drawing={what === 'added' ? tickedSheet : changedSheet}
      title={title}
      titleRef={ref}
      details={what === 'removed' ? <Removed view={view} /> : <Facts saved={saved} today={today} />}
      actions={
        <>
          {offered && <Button onPress={() => onPay(method.id)}>{t('done.pay', { amount: offered })}</Button>}
          <Button variant={offered ? 'secondary' : 'primary'} onPress={() => onLeave('push')}>
            {t('done.done')}
          </Button>
        </>
      }
    >
      <p>{t(`done.${what}Text`)}</p>
    </OutcomePage>
  );
}

function Facts({ saved, today }: Pick<DoneScreenProps, 'saved' | 'today'>) {
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const { holderOf, usesOf, unused } = useSavedMethodWords();
  const uses = usesOf(saved);
  return (
    <DescriptionList>
      <DescriptionRow label={labelOf(saved.method)} value={holderOf(saved)} />
      <DescriptionRow label={t('view.status')} value={<MethodStanding saved={saved} today={today} />} />
      <DescriptionRow
        label={t('done.goesOn')}
        value={uses.length === 0 ? unused : uses.map((use) => <div key={use}>{use}</div>)}
      />
    </DescriptionList>
  );
}

/** What went with it, and which method comes first now. */
function Removed({ view: { context } }: Pick<DoneScreenProps, 'view'>) {
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const { deletion, before, wallet } = context;
  const canceled = deletion?.deletion === 'possible' ? deletion.cancels : [];
  const preferred = wallet?.methods.find(({ method }) => method.isPreferred)?.method;
  return (
    <>
      {canceled.map(({ id, amount, paymentDate: date }) => (
        <p key={id}>{t('done.canceled', { amount, date })}</p>
      ))}
      {before?.method.isPreferred && preferred && (
        <p>{t('done.preferred', { method: labelOf(preferred, 'inSentence') })}</p>
      )}
    </>
  );
}
