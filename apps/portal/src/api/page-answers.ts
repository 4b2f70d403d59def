import { type PageAnswer, pageAnswersId, type TypedDocument } from '@linework/contract';

const taken = new Set<string>();

/** The answers as the edge wrote them into the page; empty where it wrote nothing. */
const text = (): string => {
  const written = document.getElementById(pageAnswersId)?.textContent ?? '';
  return written.startsWith('[') ? written : '[]';
};

const written = <Result>(): readonly PageAnswer<Result>[] => JSON.parse(text());

/** Whether the page brought answers of which nobody has taken any yet. */
export const hasPageAnswers = (): boolean => taken.size === 0 && text() !== '[]';

/** The answer that came with the page to exactly this question. Good once: whoever asks again wants to know anew. */
export function takePageAnswer<Result, Variables>(
  { name }: TypedDocument<Result, Variables>,
  variables: Variables,
): Result | null {
  if (taken.has(name)) return null;
  const asked = JSON.stringify(variables);
  const answer = written<Result>().find(
    (one) => one.name === name && JSON.stringify(one.variables) === asked,
  );
  if (answer) taken.add(name);
  return answer?.data ?? null;
}
