/** When a component is the right one, and how it is used well: what its page in the catalogue says before its props. */
export interface Guidance {
  /** What it is for, and which component to take instead where it is not. */
  readonly use: string;
  readonly dos: readonly [string, ...string[]];
  readonly donts: readonly [string, ...string[]];
}
