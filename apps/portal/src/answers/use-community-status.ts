import type { CommunityStatusAnswer } from '@linework/contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import { whenConnected } from '../api/when-connected.ts';
import { firstPaint } from '../browser/first-paint.ts';
import { togglesFor } from '../configuration/portal-configuration.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';
import { forgetAnswersAfter } from './account-data.ts';
import { communityStatusAsked } from './community-status.ts';

/**
 * Which agreements of the community the account has: asked once after sign-in, in the community variant, when the page
 * stands. Nothing before the answer, nor where there is none.
 */
export function useCommunityStatus(): CommunityStatusAnswer | undefined {
  const { configuration, sessions } = usePortal();
  const { session } = useSessionState();
  useEffect(() => forgetAnswersAfter(sessions), [sessions]);
  const asked =
    session &&
    communityStatusAsked(session.accountId, configuration, togglesFor(configuration.toggles, session));
  // Kept by a text, so that it is not asked again with what a payment changes.
  const { data } = useSWR(
    asked && JSON.stringify(asked.key),
    asked && (() => firstPaint().then(() => whenConnected(asked.ask))),
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return data;
}
