import { WebAuthnError } from '@simplewebauthn/browser';

/** What the browser's dialog came to where it brought nothing. */
export type DialogEnd = 'canceled' | 'alreadyThere' | 'failed';

/** Browsers say the same of a dialog that was closed, that waited too long, and that had no passkey to offer: of none is told. */
export function dialogEnd(error: unknown): DialogEnd {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return 'alreadyThere';
  }
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'canceled' : 'failed';
}
