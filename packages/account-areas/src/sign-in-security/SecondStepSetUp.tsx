import { useCopy } from '@linework/copy';
import { ActionGroup, Button, Form } from '@linework/design-system';
import { secondCode, shownAppKey } from '@linework/domain';
import { useClipboard } from '@linework/parts/balance';
import { FormErrors, OneTimeCodeField, useFormProblems } from '@linework/parts/forms';
import { StepNotice, type StepProblem } from '@linework/parts/sign-in-steps';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Key, Picture, SetUp } from './second-step-parts.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { AppKey } from './sign-in-security.types.ts';

export interface SecondStepSetUpProps {
  readonly appKey: AppKey;
  readonly isBusy: boolean;
  readonly problem: StepProblem | null;
  readonly onCode: (typed: string) => void;
  readonly onCancel: () => void;
}

/** The key for the app, as a picture and to type; it is on once the app has shown its first code. */
export function SecondStepSetUp({ appKey, isBusy, problem, onCode, onCancel }: SecondStepSetUpProps) {
  const { t, rich } = useCopy(signInSecurityCopy);
  const [typed, setTyped] = useState('');
  // On the phone that has the app there is nothing to scan with.
  const clipboard = useClipboard(appKey.key);
  const form = useFormProblems<{ code: 'notACode' }>(['code'], ({ code }) => ({
    code: code && t('secondStep.notACode'),
  }));
  const submit = () => {
    const isWrong = form.show({ code: secondCode(typed)?.kind === 'app' ? undefined : 'notACode' });
    if (!isWrong && !isBusy) onCode(typed);
  };
  return (
    <SetUp>
      <p>{t('secondStep.scan')}</p>
      <Picture>
        <QRCodeSVG
          value={appKey.address}
          size={176}
          marginSize={4}
          role="img"
          title={t('secondStep.picture')}
        />
      </Picture>
      <p>{rich('secondStep.type', { key: <Key translate="no" /> }, { key: shownAppKey(appKey.key) })}</p>
      <div>
        <Button variant="secondary" onPress={() => void clipboard.copy()}>
          {t('secondStep.copyKey')}
        </Button>
      </div>
      <p role="status">
        {clipboard.state === 'copied' && t('secondStep.keyCopied')}
        {clipboard.state === 'copyFailed' && t('secondStep.keyNotCopied')}
      </p>
      <p>{t('secondStep.signsOut')}</p>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <OneTimeCodeField
          {...form.field('code')}
          label={t('secondStep.label')}
          description={t('secondStep.hint')}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            form.clear('code');
          }}
        />
        <ActionGroup>
          <Button type="submit" isBusy={isBusy} busyLabel={t('secondStep.working')}>
            {t('secondStep.turnOn')}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {t('confirm.cancel')}
          </Button>
        </ActionGroup>
      </Form>
    </SetUp>
  );
}
