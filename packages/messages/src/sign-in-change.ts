import type { MessageContent } from './message-content.types.ts';

interface SignInChange extends Pick<MessageContent, 'lead' | 'rows'> {
  readonly title: string;
  /** What to do where it was somebody else. */
  readonly notYou: string;
}

/** What is told of a change of how somebody signs in: what happened and when, and what to do where it was not them. */
export const signInChange = ({ title, lead, rows, notYou }: SignInChange): MessageContent => ({
  amount: null,
  authorization: null,
  action: 'signIn',
  subject: title,
  heading: title,
  lead,
  rows,
  notes: [notYou],
  isAboutAccess: true,
});
