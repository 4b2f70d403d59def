import { useCopy } from '@linework/copy';
import { Button, Form, PasswordField, TextField } from '@linework/design-system';
import { StepHeading } from '@linework/parts/flow';
import { FormErrors } from '@linework/parts/forms';
import { StepNotice, Ways } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import { createAccountCopy } from './create-account.copy.ts';
import type { CreateAccountState, TypedDetails } from './create-account.types.ts';
import { Names } from './create-account-parts.ts';
import { detailsProblems, passwordLengths, useDetailsForm, usernameLengths } from './use-details-form.ts';

export interface DetailsStepProps extends Pick<CreateAccountState, 'isBusy' | 'problem'> {
  /** What was typed before. */
  readonly typed: TypedDetails | null;
  readonly onDetails: (details: TypedDetails) => void;
  readonly onStartOver: () => void;
}

const nothing: TypedDetails = { firstName: '', lastName: '', email: '', username: '', password: '' };

/** Who somebody is, where they are emailed, and how they will sign in. */
export function DetailsStep({ typed, isBusy, problem, onDetails, onStartOver }: DetailsStepProps) {
  const { t } = useCopy(createAccountCopy);
  const [details, setDetails] = useState(typed ?? nothing);
  const form = useDetailsForm();
  const field = (name: keyof TypedDetails) => ({
    ...form.field(name),
    value: details[name],
    onChange: (value: string) => {
      setDetails({ ...details, [name]: value });
      form.clear(name);
    },
  });
  const submit = () => {
    const isWrong = form.show(detailsProblems(details));
    if (!isWrong && !isBusy) onDetails(details);
  };
  return (
    <>
      <StepHeading title={t('details.heading')}>{t('details.lead')}</StepHeading>
      <FormErrors summary={form.summary} attempt={form.attempt} />
      {form.summary.length === 0 && <StepNotice problem={problem} />}
      <Form onSubmit={submit}>
        <Names>
          <TextField
            {...field('firstName')}
            name="given-name"
            label={t('details.firstName.label')}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName')}
            name="family-name"
            label={t('details.lastName.label')}
            autoComplete="family-name"
          />
        </Names>
        <TextField
          {...field('email')}
          name="email"
          label={t('details.email.label')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck="false"
        />
        <TextField
          {...field('username')}
          name="username"
          label={t('username.label')}
          description={t('username.hint', usernameLengths)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
        />
        <PasswordField
          {...field('password')}
          name="new-password"
          label={t('password.label')}
          description={t('password.hint', passwordLengths)}
          autoComplete="new-password"
          words={{
            show: t('password.show'),
            hide: t('password.hide'),
            showPassword: t('password.showPassword'),
            hidePassword: t('password.hidePassword'),
            shown: t('password.shown'),
            hidden: t('password.hidden'),
          }}
        />
        <Button type="submit" isFullWidth isBusy={isBusy} busyLabel={t('details.submitting')}>
          {t('details.submit')}
        </Button>
      </Form>
      <Ways>
        <Button variant="quiet" onPress={onStartOver}>
          {t('startOver')}
        </Button>
      </Ways>
    </>
  );
}
