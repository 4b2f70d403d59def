// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { PortalConfigurationQuery, PortalConfigurationQueryVariables } from '../graph-auxiliary.ts';

export const PortalConfigurationDocument: TypedDocument<PortalConfigurationQuery, PortalConfigurationQueryVariables> = {
  id: 'sha256:5cbaacc4898fdf1b2131fe37d64a6576f14f76cea96d804c2a3995a0690b6ad9',
  name: 'PortalConfiguration',
};
