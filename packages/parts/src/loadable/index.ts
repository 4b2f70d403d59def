export { Columns, ColumnsPage } from './Columns.tsx';
export { latePart } from './late-part.tsx';
export type { Loadable } from './loadable.types.ts';
