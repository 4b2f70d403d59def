// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { MobileDevicesQuery, MobileDevicesQueryVariables } from '../graph.ts';

export const MobileDevicesDocument: TypedDocument<MobileDevicesQuery, MobileDevicesQueryVariables> = {
  id: 'sha256:4c8c5e4b3e1a73d34593ed4e4f6261fb012ee8f1f64f9000e9dae25278b52e3c',
  name: 'MobileDevices',
};
