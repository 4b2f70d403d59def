import type { Step } from './steps.ts';

/** The steps in groups, in their order: neighbours that go together do, any other goes alone. */
export function atOnce<Part extends Pick<Step, 'together'>>(steps: readonly Part[]): Part[][] {
  return steps.reduce<Part[][]>((groups, step) => {
    const last = groups.at(-1);
    if (step.together && last?.every(({ together }) => together === step.together)) last.push(step);
    else groups.push([step]);
    return groups;
  }, []);
}
