export { Columns, ColumnsPage } from './Columns.tsx';
export { FactRowsSkeleton } from './FactRowsSkeleton.tsx';
export { FactList, Named, Sum, Under } from './fact-list.ts';
export { latePart } from './late-part.tsx';
export type { Loadable } from './loadable.types.ts';
export { useLongWait } from './use-long-wait.ts';
export { WhenDrawn } from './WhenDrawn.tsx';
