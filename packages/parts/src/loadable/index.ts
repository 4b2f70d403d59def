export { Columns, ColumnsPage } from './Columns.tsx';
export type { Loadable } from './loadable.types.ts';
