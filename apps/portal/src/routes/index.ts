export { paths } from '../addresses/paths.ts';
export { type AddressAccess, whoMayGoWhere } from './access/who-may-go-where.ts';
export type { Frame } from './frame-of.ts';
export { headersAbove } from './headers-above.ts';
export { flowAddress } from './is-built.ts';
export { builtRoutes } from './route-table.ts';
export { type Route, routes } from './routes.ts';
