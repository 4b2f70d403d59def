export { Columns, ColumnsPage } from './Columns.tsx';
export { latePart } from './late-part.ts';
export type { Loadable } from './loadable.types.ts';
