import { comeBackSeconds } from '../database/database-away.ts';
import { OutcomeProblem } from './problem.ts';

/** What is told whoever finds a line full: it is as it should be, and nobody is to be called for it. */
export const fullLine = (): OutcomeProblem =>
  new OutcomeProblem('LW-SYS-010', { retryAfter: comeBackSeconds, isCrowd: true });
