import { useCopy } from '@linework/copy';
import { Button, Checkbox, Form, Link, PasswordField, TextField } from '@linework/design-system';
import { FormErrors } from '@linework/parts/forms';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { signInCopy } from './sign-in.copy.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export interface SignInFormProps {
  /** The user name the browser was asked to remember; empty when it was not. */
  readonly rememberedUsername: string;
  readonly isSubmitting: boolean;
  /** The customer started over from a later step: what had the focus there is gone. */
  readonly isStartedOver?: boolean;
  /** The notice of what the edge said to the last attempt; nothing when nothing is wrong. */
  readonly problem: ReactNode;
  /** Where whoever forgot one of them gets back in, if there is such a page. */
  readonly recoveryAddress?: string | undefined;
  /** Where whoever has no sign-in makes one, if there is such a page. */
  readonly createAddress?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
  /** Signs in by a passkey; nothing where the browser knows none. @param rememberMe whether the username is to be remembered */
  readonly onPasskey?: ((rememberMe: boolean) => void) | undefined;
  /** The browser asks for the passkey, or it is on its way. */
  readonly isPasskeyBusy?: boolean;
  /** The customer is about to sign in: whatever comes next may be fetched. */
  readonly onIntent?: () => void;
}

/* What can be hit is higher than what is seen: the box stands as far from field and button as these from each other. */
const Remember = styled.div`
  margin-block: calc((var(--lw-line-height-16) - var(--lw-control-height)) / 2);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8) var(--lw-space-24);
`;

/** User name and password. A failed attempt leaves both as they were typed. */
export function SignInForm(props: SignInFormProps) {
  const { rememberedUsername, isSubmitting, problem, recoveryAddress, createAddress, onSubmit, onIntent } =
    props;
  const { onPasskey, isPasskeyBusy = false } = props;
  const { t } = useCopy(signInCopy);
  const id = useId();
  const [username, setUsername] = useState(rememberedUsername);
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(rememberedUsername !== '');
  const [attempt, setAttempt] = useState(0);
  const missing = (value: string, key: 'username' | 'password') =>
    attempt > 0 && value.trim() === '' ? t(`errors.${key}`) : undefined;
  const usernameError = missing(username, 'username');
  const passwordError = missing(password, 'password');
  const errors = [
    ...(usernameError ? [{ fieldId: `${id}-username`, message: usernameError }] : []),
    ...(passwordError ? [{ fieldId: `${id}-password`, message: passwordError }] : []),
  ];
  const submit = () => {
    setAttempt(attempt + 1);
    if (isSubmitting || username.trim() === '' || password === '') return;
    onSubmit({ username: username.trim(), password, rememberMe });
  };
  return (
    <>
      <FormErrors summary={errors} attempt={attempt} />
      {problem && errors.length === 0 && <Suspense>{problem}</Suspense>}
      <Form onSubmit={submit} {...(onIntent && { onFocus: onIntent })}>
        <TextField
          isRequired
          autoFocus={props.isStartedOver === true}
          id={`${id}-username`}
          name="username"
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          value={username}
          onChange={setUsername}
          errorMessage={usernameError}
        />
        <PasswordField
          isRequired
          id={`${id}-password`}
          name="password"
          label={t('password.label')}
          words={{
            show: t('password.show'),
            hide: t('password.hide'),
            showPassword: t('password.showPassword'),
            hidePassword: t('password.hidePassword'),
            shown: t('password.shown'),
            hidden: t('password.hidden'),
          }}
          value={password}
          onChange={setPassword}
          errorMessage={passwordError}
        />
        <Remember>
          <Checkbox label={t('rememberMe')} isSelected={rememberMe} onChange={setRememberMe} />
        </Remember>
        <Button type="submit" isFullWidth isBusy={isSubmitting} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
        {onPasskey && (
          <Button
            variant="secondary"
            isFullWidth
            isBusy={isPasskeyBusy}
            busyLabel={t('passkey.waiting')}
            onPress={() => onPasskey(rememberMe)}
          >
            {t('passkey.submit')}
          </Button>
        )}
      </Form>
      {recoveryAddress !== undefined && (
        <Ways>
          <Link href={recoveryAddress}>{t('forgot')}</Link>
          {createAddress !== undefined && <Link href={createAddress}>{t('create')}</Link>}
        </Ways>
      )}
    </>
  );
}
