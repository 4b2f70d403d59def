import { mutate } from 'swr';
import { takePageAnswers } from '../api/page-answers.ts';
import type { SessionStore } from '../session/session-store.ts';

const watched = new WeakSet<SessionStore>();

/** Empties the cache of answers. What is still on its way is thrown away when it comes. */
function forgetAnswers(): void {
  takePageAnswers();
  void mutate(() => true, undefined, { revalidate: false });
}

/** Nothing of an account stays in memory once its session has ended, however it ended and in whichever tab. */
export function forgetAnswersAfter(sessions: SessionStore): void {
  if (watched.has(sessions)) return;
  watched.add(sessions);
  sessions.subscribe(() => {
    if (sessions.state().ended !== null) forgetAnswers();
  });
}
