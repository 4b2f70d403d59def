import { useCopy } from '@linework/copy';
import { ActionGroup, Alert, Button, Card, Skeleton, VisuallyHidden } from '@linework/design-system';
import type { Loadable } from '@linework/parts/loadable';
import { StepNotice, type StepProblem, stepProblemOf } from '@linework/parts/sign-in-steps';
import { useEffect, useRef, useState } from 'react';
import { AskDialog } from './AskDialog.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasskeyNews, type PasskeyNewsOf } from './PasskeyNews.tsx';
import type { Passkey, PasskeyMade, PasskeyPorts } from './passkeys.types.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import { Body, SetUp } from './second-step-parts.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import { NotConfirmed } from './use-confirmed.ts';
import { usePasskeyName } from './use-passkey-name.ts';

/** Where the card stands: at rest, with something to say of what was done; before the browser's dialog; naming one. */
export type PasskeysView =
  | { readonly at: 'rest'; readonly news?: PasskeyNewsOf }
  | { readonly at: 'expect'; readonly make: () => Promise<PasskeyMade> }
  | { readonly at: 'rename'; readonly passkey: Passkey };

export interface PasskeysCardProps {
  readonly passkeys: Loadable<readonly Passkey[]>;
  readonly ports: PasskeyPorts;
  /** Whether this browser makes passkeys. */
  readonly isSupported: boolean;
  /** In which times are told. */
  readonly timeZone: string;
  /** Where it stands as the page opens. */
  readonly start?: PasskeysView | undefined;
}

/** Passkeys in place of a password: offered, never forced. */
export function PasskeysCard(props: PasskeysCardProps) {
  const { passkeys, ports, isSupported, timeZone, start = { at: 'rest' } } = props;
  const { t } = useCopy(signInSecurityCopy);
  const nameOf = usePasskeyName();
  const [view, setView] = useState<PasskeysView>(start);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const opened = useRef(view);
  useEffect(() => {
    // What had the focus has gone with the view before; a name's field takes it by itself.
    if (view !== opened.current && view.at !== 'rename') body.current?.focus();
  }, [view]);
  /** @param failed where it stands after a refusal */
  const run = async (work: () => Promise<PasskeysView>, failed: PasskeysView = { at: 'rest' }) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      setView(await work());
    } catch (error) {
      setProblem(error instanceof NotConfirmed ? null : stepProblemOf(error));
      setView(failed);
    }
    setBusy(false);
  };
  const add = () => void run(async () => ({ at: 'expect', make: await ports.begin() }));
  const make = (asked: () => Promise<PasskeyMade>) =>
    void run(async () => ({ at: 'rest', news: { what: await asked() } }));
  const rename = (passkey: Passkey, name: string) =>
    void run(
      async () => {
        await ports.rename(passkey.id, name);
        return { at: 'rest', news: { what: 'renamed', passkey: name.trim() } };
      },
      { at: 'rename', passkey },
    );
  const remove = (passkey: Passkey) => {
    setRemoving(null);
    void run(async () => {
      await ports.remove(passkey.id);
      return { at: 'rest', news: { what: 'removed', passkey: nameOf(passkey) } };
    });
  };
  const rest = () => {
    setProblem(null);
    setView({ at: 'rest' });
  };
  return (
    <Card title={t('passkeys.heading')}>
      <p>{t('passkeys.text')}</p>
      <Body ref={body} role="group" aria-label={t('passkeys.heading')} tabIndex={-1}>
        {view.at !== 'rename' && <StepNotice problem={problem} />}
        {view.at === 'rest' && view.news && problem === null && <PasskeyNews news={view.news} />}
        {view.at === 'expect' && (
          <SetUp>
            <Alert tone="information" title={t('passkeys.expect.title')}>
              {t('passkeys.expect.text')}
            </Alert>
            <ActionGroup>
              <Button
                isBusy={isBusy}
                busyLabel={t('passkeys.expect.waiting')}
                onPress={() => make(view.make)}
              >
                {t('confirm.submit')}
              </Button>
              <Button variant="quiet" onPress={rest}>
                {t('confirm.cancel')}
              </Button>
            </ActionGroup>
          </SetUp>
        )}
        {view.at === 'rename' && (
          <RenamePasskey
            name={nameOf(view.passkey)}
            isBusy={isBusy}
            problem={problem}
            onName={(typed) => rename(view.passkey, typed)}
            onCancel={rest}
          />
        )}
        {view.at === 'rest' && passkeys.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{t('passkeys.loading')}</VisuallyHidden>
            <Skeleton width="16rem" />
          </>
        )}
        {view.at === 'rest' && passkeys.status === 'failed' && (
          <NotLoaded title={t('passkeys.failed')} onRetry={passkeys.onRetry} />
        )}
        {view.at === 'rest' && passkeys.status === 'ready' && (
          <PasskeyList
            passkeys={passkeys.value}
            timeZone={timeZone}
            isSupported={isSupported}
            isBusy={isBusy}
            onAdd={add}
            onRename={(passkey) => {
              setProblem(null);
              setView({ at: 'rename', passkey });
            }}
            onRemove={setRemoving}
          />
        )}
      </Body>
      {removing && (
        <AskDialog
          title={t('passkeys.removing.heading', { passkey: nameOf(removing) })}
          text={t('passkeys.removing.text')}
          submit={t('passkeys.removing.submit')}
          keep={t('passkeys.removing.keep')}
          onSubmit={() => remove(removing)}
          onKeep={() => setRemoving(null)}
        />
      )}
    </Card>
  );
}
