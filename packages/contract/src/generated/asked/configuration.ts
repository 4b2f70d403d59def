// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { PortalConfigurationQuery, PortalConfigurationQueryVariables } from '../graph-auxiliary.ts';

export const PortalConfigurationDocument: TypedDocument<PortalConfigurationQuery, PortalConfigurationQueryVariables> = {
  id: 'sha256:e73dc1da2df32d8978866d590afd2426436ea375284abf2fa2c235fd0f8893b9',
  name: 'PortalConfiguration',
};
