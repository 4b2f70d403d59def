export { paths } from '../addresses/paths.ts';
export { flowAddress } from './is-built.ts';
export { builtRoutes, type Frame, type Route, routes } from './route-table.ts';
