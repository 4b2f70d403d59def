export { type PayBillPanel, paths } from '../addresses/paths.ts';
export { builtRoutes, type Frame, type Route, routes } from './route-table.ts';
