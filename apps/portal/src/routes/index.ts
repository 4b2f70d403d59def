export { type PayBillPanel, paths } from './paths.ts';
export { builtRoutes, type Frame, type Route, routes } from './route-table.ts';
