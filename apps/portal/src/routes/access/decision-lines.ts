/** What decides, one after the other: its name and the values that it may have. */
export interface Question {
  readonly name: string;
  readonly values: readonly string[];
}

/** One line of a table: under which conditions, and what comes of it. The lines of an address leave nobody out. */
export interface DecisionLine {
  readonly conditions: readonly string[];
  readonly outcome: string;
}

type Answers = Readonly<Record<string, string>>;

/** `PRIMARY or ADMIN` */
const anyOf = (values: readonly string[]): string => values.join(' or ');

/**
 * Says as briefly as it can be said what every combination of answers comes to: a question that makes no difference is not
 * named, and answers that come to the same stand together.
 * @param outcomeOf what one combination comes to, with an answer to each question
 */
export function decisionLines(
  [question, ...rest]: readonly Question[],
  outcomeOf: (answers: Answers) => string,
  known: Answers = {},
): readonly DecisionLine[] {
  if (!question) return [{ conditions: [], outcome: outcomeOf(known) }];
  const groups = new Map<string, { values: string[]; lines: readonly DecisionLine[] }>();
  for (const value of question.values) {
    const lines = decisionLines(rest, outcomeOf, { ...known, [question.name]: value });
    const same = JSON.stringify(lines);
    const group = groups.get(same);
    if (group) group.values.push(value);
    else groups.set(same, { values: [value], lines });
  }
  const found = [...groups.values()];
  if (found.length === 1) return found[0]?.lines ?? [];
  return found.flatMap(({ values, lines }) =>
    lines.map(({ conditions, outcome }) => ({ conditions: [anyOf(values), ...conditions], outcome })),
  );
}
