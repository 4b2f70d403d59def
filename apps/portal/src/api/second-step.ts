import { restPaths, type SecondStepCodeAnswer, type SecondStepCodeRequest } from '@linework/contract';
import { call } from './http.ts';
import { exchange, type HalfSignedIn } from './sign-in.ts';

/** Shows a code for a sign-in that waits for it, and goes on with that. @returns how many recovery codes are left, where one was used */
export async function passSecondStep(waiting: HalfSignedIn, typed: string): Promise<number | null> {
  const body: SecondStepCodeRequest = {
    code: waiting.code,
    code_verifier: waiting.verifier,
    second_code: typed,
  };
  const { spareCodesLeft } = await call<SecondStepCodeAnswer>(restPaths.secondStepCode, {
    method: 'POST',
    body,
  });
  await exchange(waiting);
  return spareCodesLeft;
}
