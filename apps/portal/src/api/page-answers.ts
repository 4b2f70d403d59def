import { type PageAnswer, pageAnswersId, type TypedDocument } from '@linework/contract';
import { answerTo } from './answer-to.ts';

let brought: readonly PageAnswer[] | null = null;
const taken = new Set<string>();

/** The answers as the edge wrote them into the page, and out of it: what stays there outlives its customer's session. */
function answers(): readonly PageAnswer[] {
  if (brought) return brought;
  const element = document.getElementById(pageAnswersId);
  const text = element?.textContent ?? '';
  element?.remove();
  const read: readonly PageAnswer[] = text.startsWith('[') ? JSON.parse(text) : [];
  brought = read;
  return read;
}

/** Whether the page brought answers of which nobody has taken any yet. */
export const hasPageAnswers = (): boolean => taken.size === 0 && answers().length > 0;

/** The answer that came with the page to exactly this question. Good once: whoever asks again wants to know anew. */
export function takePageAnswer<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Result | null {
  const { name } = document;
  const answer = taken.has(name) ? null : answerTo(document, variables, answers());
  if (!answer) return null;
  taken.add(name);
  brought = answers().filter((one) => one !== answer);
  return answer.data;
}

/** Leaves out what nobody has taken: the session that it was for has ended. */
export function forgetPageAnswers(): void {
  answers();
  brought = [];
}
