import { useCopy } from '@linework/copy';
import { ActionGroup, Alert, Button, FlowActions, ReviewList, ReviewRow } from '@linework/design-system';
import {
  type BusinessDate,
  type MethodChange,
  needsUpdate,
  personToReader,
  type SavedMethod,
} from '@linework/domain';
import { Stack, StepHeading } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import { MethodStanding, useSavedMethodWords } from '@linework/parts/saved-methods';
import { isPossible, Problem, take } from './Problem.tsx';
import { walletCopy } from './wallet.copy.ts';
import type { WalletView } from './wallet-view.ts';

export interface MethodScreenProps {
  readonly view: WalletView;
  readonly saved: SavedMethod;
  readonly today: BusinessDate;
}

/** A saved method as it stands: what uses it, whose it is, and what can be done about it. */
export function MethodScreen({ view, saved, today }: MethodScreenProps) {
  const { context, send, can } = view;
  const { method, lastChange } = saved;
  const { t } = useCopy(walletCopy);
  const { t: act } = useCopy(outcomeActionsCopy);
  const labelOf = useMethodLabel();
  const words = useSavedMethodWords();
  const uses = words.usesOf(saved, context.wallet?.methods ?? []);
  // Deleting it would be refused: what has to come first is offered in its place.
  const isAutoPays = method.usedBy.length > 0;
  const isCard = method.type === 'creditCard';
  const isTold = context.result?.outcome === 'LW-WAL-012';
  return (
    <Stack>
      <StepHeading title={labelOf(method)} />
      <Problem view={view} />
      {saved.status === 'restricted' && (
        <Alert tone="warning" title={t('view.restricted')}>
          {t('view.restrictedText')}
        </Alert>
      )}
      {isTold && lastChange && <Changed lastChange={lastChange} view={view} />}
      <ReviewList>
        <ReviewRow label={t('view.status')} value={<MethodStanding saved={saved} today={today} />} />
        <ReviewRow
          label={t('view.uses')}
          value={uses.length === 0 ? words.unused : uses.map((use) => <div key={use}>{use}</div>)}
        />
        <ReviewRow label={t(isCard ? 'view.holder' : 'view.account')} value={words.holderOf(saved)} />
      </ReviewList>
      {isAutoPays && <p>{t('view.autoPayFirst')}</p>}
      <FlowActions>
        <ActionGroup>
          {can({ type: 'edit.reopened' }) && (
            <Button
              variant={needsUpdate(saved.status) ? 'primary' : 'secondary'}
              onPress={() => send({ type: 'edit.reopened' })}
            >
              {t('view.edit')}
            </Button>
          )}
          <Button variant="secondary" onPress={() => send({ type: 'rename.reopened' })}>
            {t('view.rename')}
          </Button>
          {!isAutoPays && (
            <Button variant="destructive" onPress={() => send({ type: 'delete.reopened' })}>
              {t('view.delete')}
            </Button>
          )}
          {isAutoPays && isPossible(view, 'chooseForAutoPay') && (
            <Button variant="secondary" onPress={() => take(view, 'chooseForAutoPay')}>
              {act('chooseForAutoPay')}
            </Button>
          )}
        </ActionGroup>
      </FlowActions>
    </Stack>
  );
}

/** Who was faster, and when. */
function Changed({
  lastChange: { by, at },
  view: { userId, timeZone },
}: {
  readonly lastChange: MethodChange;
  readonly view: WalletView;
}) {
  const { t } = useCopy(walletCopy);
  const isOwn = personToReader(by, userId) === 'you';
  return <p>{t(isOwn ? 'view.changedByYou' : 'view.changed', { name: by.name, at: { at, timeZone } })}</p>;
}
