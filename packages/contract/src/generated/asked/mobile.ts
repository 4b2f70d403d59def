// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileDevicesQuery, MobileDevicesQueryVariables, MobileSummaryQuery, MobileSummaryQueryVariables } from '../graph.ts';

export const MobileDevicesDocument: TypedDocument<MobileDevicesQuery, MobileDevicesQueryVariables> = {
  id: 'sha256:49d616e8bd7ca9caa51f898deb38207e9f274eec54d30666083fe3902ec0576c',
  name: 'MobileDevices',
};

export const MobileSummaryDocument: TypedDocument<MobileSummaryQuery, MobileSummaryQueryVariables> = {
  id: 'sha256:fbfd0e2f22d3c7b78bdf64d782c3e1f6c63c4702033a9f6e2d5874f5a5ec59bb',
  name: 'MobileSummary',
};
