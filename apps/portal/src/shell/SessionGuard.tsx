import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { onCallProblem } from '../api/call-problems.ts';
import { usePageLocation } from '../navigation/page-location.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';
import type { DrawnFrame } from '../routes/frame-of.ts';
import { endOf } from '../session/session-end.ts';
import type { SessionTimeoutDialogProps } from './SessionTimeoutDialog.tsx';
import { useSignOut } from './use-sign-out.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The dialog once it is needed. Where it does not load it is asked for again with every second that passes. */
function useTimeoutDialog(left: number | null): ComponentType<SessionTimeoutDialogProps> | null {
  const [Dialog, setDialog] = useState<ComponentType<SessionTimeoutDialogProps> | null>(null);
  useEffect(() => {
    if (Dialog || !left) return;
    import('./SessionTimeoutDialog.tsx').then(
      (loaded) => setDialog(() => loaded.default),
      () => undefined,
    );
  }, [Dialog, left]);
  return Dialog;
}

/** Watches over the session: warns before it ends, and goes where its end leads. */
export function SessionGuard({ frame }: { readonly frame: DrawnFrame }) {
  const { configuration, sessions, watch } = usePortal();
  const { ended, endsAt, isFinal } = useSessionState();
  const { pathname, search } = usePageLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const left = useTimeLeft(endsAt, configuration.warningSeconds);
  const SessionTimeoutDialog = useTimeoutDialog(left);

  useEffect(
    () =>
      onCallProblem((problem) => {
        const reason = sessions.state().session ? endOf(problem) : null;
        if (reason) watch.end(reason);
      }),
    [sessions, watch],
  );
  useEffect(() => {
    // Every tab counts for itself: one that slept through the others' activity must not end theirs.
    if (left === 0) sessions.end('expired');
  }, [left, sessions]);
  useEffect(() => {
    if (ended === null || frame === 'unauthenticated') return;
    // A flow that was refused tells the customer itself what became of their payment.
    if (ended === 'refused' && frame === 'focused') return;
    const target = `${pathname}${search}`;
    if (ended === 'maintenance') void navigate(paths.maintenance());
    else if (ended === 'signedOut') void navigate(paths.login({ loggedOut: 'true' }));
    else void navigate(paths.login({ targetUrl: target }));
  }, [ended, frame, navigate, pathname, search]);

  if (left === null || left === 0 || !SessionTimeoutDialog) return null;
  return (
    <SessionTimeoutDialog
      secondsLeft={left}
      isFinal={isFinal}
      onStay={() => void watch.extend().catch(() => undefined)}
      onSignOut={() => void signOut()}
    />
  );
}
