import { comeBackSeconds } from '../database/database-away.ts';
import { OutcomeProblem } from './problem.ts';

/** What is told whoever finds a line full: it is as it should be, and nobody is to be called for it. */
export const fullLine = (): OutcomeProblem =>
  new OutcomeProblem('LW-SYS-010', { retryAfter: comeBackSeconds, isCrowd: true });

/** What ends the wait of whoever hangs up in a line: told to nobody, and no refusal in the log. */
export const leftLine = (): OutcomeProblem =>
  new OutcomeProblem('LW-SYS-010', { isCrowd: true, hasLeft: true });

/** Whether somebody was one too many, which is no fault of theirs nor of ours. */
export const isCrowd = (error: unknown): boolean =>
  error instanceof OutcomeProblem && error.details.isCrowd === true;
