// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileDevicesQuery, MobileDevicesQueryVariables, MobileSummaryQuery, MobileSummaryQueryVariables } from '../graph.ts';

export const MobileDevicesDocument: TypedDocument<MobileDevicesQuery, MobileDevicesQueryVariables> = {
  id: 'sha256:49d616e8bd7ca9caa51f898deb38207e9f274eec54d30666083fe3902ec0576c',
  name: 'MobileDevices',
};

export const MobileSummaryDocument: TypedDocument<MobileSummaryQuery, MobileSummaryQueryVariables> = {
  id: 'sha256:0eccb645119eb036f764145a7dd550abfa6bb851d76f55eaade29cf4513cd342',
  name: 'MobileSummary',
};
