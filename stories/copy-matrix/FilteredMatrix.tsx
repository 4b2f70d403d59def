import type { Mark } from '../../tools/copy/matrix/filter-rows.ts';
import { CopyMatrix } from './CopyMatrix.tsx';
import type { MatrixFacts } from './matrix-facts.ts';

export interface FilteredMatrixProps {
  readonly facts: MatrixFacts;
  readonly search: string;
  /** Empty: all of them. */
  readonly namespace: string;
  readonly marks: readonly Mark[];
}

/** The matrix as a story's address asks for it. */
export function FilteredMatrix({ facts, search, namespace, marks }: FilteredMatrixProps) {
  const filter = { search, namespace: namespace || undefined, marks: new Set(marks) };
  return <CopyMatrix facts={facts} filter={filter} />;
}
