import type { Step } from './steps.ts';

/** The steps in groups, in their order: neighbours that keep one processor busy each go together, any other alone. */
export function atOnce<Part extends Pick<Step, 'isSingle'>>(steps: readonly Part[]): Part[][] {
  return steps.reduce<Part[][]>((groups, step) => {
    const last = groups.at(-1);
    if (step.isSingle && last?.every(({ isSingle }) => isSingle)) last.push(step);
    else groups.push([step]);
    return groups;
  }, []);
}
