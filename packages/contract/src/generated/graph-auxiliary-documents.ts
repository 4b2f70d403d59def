// Written by generate.ts from auxiliary.graphql and its operations; change those and run `npm run contract`.
import type { DocumentTexts } from '../typed-document.ts';

export const documents: DocumentTexts = {
  'sha256:e73dc1da2df32d8978866d590afd2426436ea375284abf2fa2c235fd0f8893b9': "query PortalConfiguration{portalConfiguration{environment variant brandName siteName phone links{support stores enterprise terms privacy}inMaintenance appVersion idleSeconds warningSeconds pingSeconds toggles catalogueUrl}}",
};
