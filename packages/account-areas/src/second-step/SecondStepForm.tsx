import { useCopy } from '@linework/copy';
import { Button, Form } from '@linework/design-system';
import { type SecondCode, secondCode } from '@linework/domain';
import { FormErrors, OneTimeCodeField, useFormProblems } from '@linework/parts/forms';
import { Titles } from '@linework/parts/sign-in-sheet';
import { type ReactNode, useState } from 'react';
import { secondStepCopy } from './second-step.copy.ts';

export interface SecondStepFormProps {
  readonly isSubmitting: boolean;
  /** The notice of what the edge said to the last code; nothing when nothing is wrong. */
  readonly problem: ReactNode;
  /** Whether no code will do any more: the password has to be entered again. */
  readonly isOver: boolean;
  readonly onCode: (typed: string) => void;
  readonly onStartOver: () => void;
}

/** One code: the app's at first, a recovery code for whoever has no phone at hand. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { isSubmitting, problem, isOver, onCode, onStartOver } = props;
  const { t } = useCopy(secondStepCopy);
  const [kind, setKind] = useState<SecondCode['kind']>('app');
  const [typed, setTyped] = useState('');
  const form = useFormProblems<{ code: 'notACode' }>(['code'], ({ code }) => ({
    code: code && t(`${kind}.notACode`),
  }));
  const submit = () => {
    const isWrong = form.show({ code: secondCode(typed)?.kind === kind ? undefined : 'notACode' });
    if (!isWrong && !isSubmitting) onCode(typed);
  };
  const change = () => {
    setKind(kind === 'app' ? 'spare' : 'app');
    setTyped('');
    form.clear('code');
  };
  return (
    <>
      <Titles>
        <h1>{t('heading')}</h1>
        <p>{t(`${kind}.text`)}</p>
      </Titles>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && problem}
      <Form onSubmit={submit}>
        <OneTimeCodeField
          {...form.field('code')}
          key={kind}
          autoFocus
          label={t(`${kind}.label`)}
          width="full"
          {...(kind === 'spare' && { autoComplete: 'off', inputMode: 'text' })}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            form.clear('code');
          }}
        />
        <Button
          type="submit"
          variant={isOver ? 'secondary' : 'primary'}
          isFullWidth
          isBusy={isSubmitting}
          busyLabel={t('submitting')}
        >
          {t('submit')}
        </Button>
        <Button variant="secondary" isFullWidth onPress={change}>
          {t(`${kind}.other`)}
        </Button>
        <Button variant={isOver ? 'primary' : 'quiet'} isFullWidth onPress={onStartOver}>
          {t('startOver')}
        </Button>
      </Form>
    </>
  );
}
