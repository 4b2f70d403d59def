/** One measured figure and what it stands beside. */
export interface Row {
  /** `first-load/sign-in`: what `npm run bench -- NAME` takes. */
  name: string;
  value: number;
  unit: string;
  /** The same figure of what we compare with, measured in the same run; null where there is nothing beside it. */
  beside: number | null;
  /** value ÷ beside. */
  ratio: number | null;
  /** What we are after, in words: `ratio ≤ 1.6`; null where the figure is only told. */
  aim: string | null;
  met: boolean | null;
}

/** Runs a measure; gives every row that it finds. */
export type Measure = () => Promise<Row[]>;

interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** A figure that is only told. */
export const told = (figure: Figure): Row => ({ ...figure, beside: null, ratio: null, aim: null, met: null });

/** A figure that stands beside another, told without an aim. */
export const compared = (figure: Figure, beside: number): Row => ({
  ...figure,
  beside,
  ratio: figure.value / beside,
  aim: null,
  met: null,
});

/** At most so many times what it stands beside. */
export function atMostTimes(figure: Figure, beside: number, times: number): Row {
  const row = compared(figure, beside);
  return { ...row, aim: `ratio ≤ ${times}`, met: figure.value <= beside * times };
}

/** At least such a share of what it stands beside. */
export function atLeastTimes(figure: Figure, beside: number, times: number): Row {
  const row = compared(figure, beside);
  return { ...row, aim: `ratio ≥ ${times}`, met: figure.value >= beside * times };
}

/** At most so much, whatever it stands beside. */
export function atMost(figure: Figure, beside: number | null, limit: number): Row {
  const ratio = beside ? figure.value / beside : null;
  return { ...figure, beside, ratio, aim: `≤ ${limit}`, met: figure.value <= limit };
}

/** At least so much. */
export function atLeast(figure: Figure, limit: number): Row {
  return { ...told(figure), aim: `≥ ${limit}`, met: figure.value >= limit };
}
