import { useCopy } from '@linework/copy';
import { Button, Checkbox, FlowActions, Form, TextField } from '@linework/design-system';
import { Stack, StepHeading } from '@linework/parts/flow';
import { type NameableMethod, useMethodLabel } from '@linework/parts/methods';
import { useOutcomeWords } from '@linework/parts/outcomes';
import { useState } from 'react';
import { Problem } from './Problem.tsx';
import { walletCopy } from './wallet.copy.ts';
import type { NamedMethod } from './wallet.types.ts';
import type { WalletView } from './wallet-view.ts';

export interface NameScreenProps {
  readonly view: WalletView;
  readonly method: NameableMethod;
  /** A method that is saved now; one that is saved already is renamed. */
  readonly isNew: boolean;
  /** Whether it comes first already, and why it cannot be otherwise. */
  readonly preferred: 'is' | 'only' | 'no';
  readonly isBusy: boolean;
}

const nameOf = (method: NameableMethod) => ('name' in method ? (method.name ?? '') : '');

/** What a method is called, and whether it is offered before all others. */
export function NameScreen({ view, method, isNew, preferred, isBusy }: NameScreenProps) {
  const { context, send } = view;
  const { t } = useCopy(walletCopy);
  const labelOf = useMethodLabel();
  const refused = useOutcomeWords('LW-WAL-016');
  const [{ name, makePreferred }, set] = useState({
    name: context.named?.name ?? nameOf(method),
    makePreferred: context.named?.makePreferred ?? false,
  });
  const isRefused = context.result?.outcome === 'LW-WAL-016';
  const label = labelOf(method, 'inSentence');
  const submit = () => {
    const named: NamedMethod = { name: name.trim() || null, makePreferred };
    send({ type: 'method.named', named });
  };
  return (
    <Stack>
      <StepHeading title={isNew ? t('name.heading', { method: label }) : t('name.rename')}>
        {isNew ? t('name.text') : t('name.renameText', { method: label })}
      </StepHeading>
      {!isRefused && <Problem view={view} />}
      <Form onSubmit={submit} autoComplete="off">
        <TextField
          label={t('name.label')}
          description={t('name.hint')}
          errorMessage={isRefused ? refused.text : undefined}
          value={name}
          onChange={(typed) => set((before) => ({ ...before, name: typed }))}
        />
        {preferred === 'no' ? (
          <Checkbox
            label={t('name.preferred')}
            description={t('name.preferredHint')}
            isSelected={makePreferred}
            onChange={(isChosen) => set((before) => ({ ...before, makePreferred: isChosen }))}
          />
        ) : (
          <p>{t(preferred === 'only' ? 'name.isFirst' : 'name.isPreferred')}</p>
        )}
        <FlowActions>
          <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('name.saving')}>
            {t(isNew ? 'name.save' : 'name.saveChange')}
          </Button>
        </FlowActions>
      </Form>
    </Stack>
  );
}
