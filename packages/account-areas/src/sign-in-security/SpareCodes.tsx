import { useCopy } from '@linework/copy';
import { ActionGroup, Alert, Button } from '@linework/design-system';
import { shownSpareCode } from '@linework/domain';
import { useClipboard } from '@linework/parts/balance';
import { saveFile } from '@linework/parts/files';
import { AskDialog } from './AskDialog.tsx';
import { Code, Codes, SetUp } from './second-step-parts.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

/** What a list of codes that was kept is known by, years later: where they are for, whose they are. */
export interface CodesOwner {
  readonly brandName: string;
  readonly username: string;
  /** In which the day is told on which they were made. */
  readonly timeZone: string;
}

export interface SpareCodesProps {
  readonly codes: readonly string[];
  /** The second step has just been turned on; else they are in place of others. */
  readonly areFirst: boolean;
  readonly owner: CodesOwner;
  readonly onDone: () => void;
}

/** The recovery codes, this once: to copy, to print, to keep as a file. */
export function SpareCodes({ codes, areFirst, owner, onDone }: SpareCodesProps) {
  const { t } = useCopy(signInSecurityCopy);
  const { brandName: brand, username, timeZone } = owner;
  const made = { at: new Date().toISOString(), timeZone };
  const head = [t('codes.of', { brand, username }), t('codes.made', { made }), ''];
  const text = [...head, ...codes.map(shownSpareCode)].join('\n');
  const leaving = useAskBeforeLeaving();
  const clipboard = useClipboard(text);
  const download = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), t('codes.file'));
  return (
    <SetUp>
      <p>{t(areFirst ? 'codes.areFirst' : 'codes.replaceOthers')}</p>
      <Alert tone="warning" role="status" title={t('codes.title')}>
        {t('codes.text')}
      </Alert>
      <Codes aria-label={t('codes.list')} data-part="recovery-codes">
        {codes.map((code) => (
          <Code key={code} translate="no">
            {shownSpareCode(code)}
          </Code>
        ))}
      </Codes>
      <ActionGroup>
        <Button variant="secondary" onPress={() => void clipboard.copy()}>
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" onPress={download}>
          {t('codes.download')}
        </Button>
        <Button variant="secondary" onPress={() => window.print()}>
          {t('codes.print')}
        </Button>
      </ActionGroup>
      <p role="status">
        {clipboard.state === 'copied' && t('codes.copied')}
        {clipboard.state === 'copyFailed' && t('codes.copyFailed')}
      </p>
      <div>
        <Button onPress={onDone}>{t('codes.done')}</Button>
      </div>
      {leaving.isAsking && (
        <AskDialog
          title={t('codes.leaving.heading')}
          text={t('codes.leaving.text')}
          submit={t('codes.leaving.submit')}
          keep={t('codes.leaving.keep')}
          prefersKeep
          onSubmit={leaving.onLeave}
          onKeep={leaving.onStay}
        />
      )}
    </SetUp>
  );
}
