export { type PayBillPanel, paths } from './paths.ts';
export { builtRoutes, type Frame, type PageName, type Route, routes } from './route-table.ts';
