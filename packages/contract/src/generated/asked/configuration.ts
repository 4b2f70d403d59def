// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { PortalConfigurationQuery, PortalConfigurationQueryVariables } from '../graph-auxiliary.ts';

export const PortalConfigurationDocument: TypedDocument<PortalConfigurationQuery, PortalConfigurationQueryVariables> = {
  id: 'sha256:07b22b34b01c982fbd311241ef28b692fd7e54953e2b3fec58c6962e70d96a54',
  name: 'PortalConfiguration',
};
