// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileDevicesQuery, MobileDevicesQueryVariables, MobileSummaryQuery, MobileSummaryQueryVariables } from '../graph.ts';

export const MobileDevicesDocument: TypedDocument<MobileDevicesQuery, MobileDevicesQueryVariables> = {
  id: 'sha256:49d616e8bd7ca9caa51f898deb38207e9f274eec54d30666083fe3902ec0576c',
  name: 'MobileDevices',
};

export const MobileSummaryDocument: TypedDocument<MobileSummaryQuery, MobileSummaryQueryVariables> = {
  id: 'sha256:cc2e4b8a04793f4568485abe5373e510bba0075e80ad60387e790a650a323286',
  name: 'MobileSummary',
};
