import { useCopy } from '@linework/copy';
import { ActionGroup, BeforeAfter, Button, FlowActions } from '@linework/design-system';
import type { MethodDeletion, SavedMethod } from '@linework/domain';
import { Stack, StepHeading } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { Problem } from './Problem.tsx';
import { useDeletionRows } from './use-deletion-rows.ts';
import { walletCopy } from './wallet.copy.ts';
import type { WalletView } from './wallet-view.ts';

export interface DeleteScreenProps {
  readonly view: WalletView;
  readonly saved: SavedMethod;
  readonly deletion: Extract<MethodDeletion, { deletion: 'possible' }>;
  readonly isBusy: boolean;
}

/** What deleting comes to, before it is done: the payments that go with it, and which method comes first then. */
export function DeleteScreen({ view, saved, deletion, isBusy }: DeleteScreenProps) {
  const { send } = view;
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const rows = useDeletionRows(saved, deletion);
  const count = deletion.cancels.length;
  return (
    <Stack>
      <StepHeading title={t('delete.heading', { method: labelOf(saved.method, 'inSentence') })}>
        {t(rows.length > 0 ? 'delete.text' : 'delete.textUnused')}
      </StepHeading>
      {rows.length > 0 && (
        <BeforeAfter
          caption={t('delete.caption')}
          headings={{ before: t('delete.ifKept'), after: t('delete.ifDeleted') }}
          rows={rows}
        />
      )}
      <FlowActions>
        <Problem view={view} />
        <ActionGroup>
          <Button isDisabled={isBusy} onPress={() => send({ type: 'saved.reopened' })}>
            {t('delete.keep')}
          </Button>
          <Button
            variant="destructive"
            isBusy={isBusy}
            busyLabel={t('delete.deleting')}
            onPress={() => send({ type: 'deletion.submitted' })}
          >
            {count === 0 ? t('delete.submit') : t('delete.submitWith', { count })}
          </Button>
        </ActionGroup>
      </FlowActions>
    </Stack>
  );
}
