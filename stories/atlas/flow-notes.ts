/**
 * What tells an ending that has a page: a payment with its figures, the outcome alone, or a dialog of the flow's own that
 * no other place shows.
 */
export type ResultPage = 'payment' | 'outcome' | 'dialog';

/** What reviewers are told of a flow besides its chart: `<flow>.atlas.ts` in its own folder, read by nothing a customer loads. */
export interface FlowNotes {
  /** As reviewers say it within a sentence. */
  readonly name: string;
  readonly resultPage: ResultPage;
  /** The states that most customers go through, from the first to a good end: which one that is, no chart tells. */
  readonly ordinaryStates?: readonly string[];
}

const found = import.meta.glob<FlowNotes>('../../packages/*/src/*/*.atlas.ts', {
  eager: true,
  import: 'atlas',
});

const byFlow: ReadonlyMap<string, FlowNotes> = new Map(
  Object.entries(found).flatMap(([file, notes]) => {
    const flow = /([^/]+)\.atlas\.ts$/.exec(file)?.[1];
    return flow ? [[flow, notes]] : [];
  }),
);

/** What is told of a flow; `undefined` for one that has nothing beside it. */
export const notesOf = (flow: string): FlowNotes | undefined => byFlow.get(flow);
