// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { DocumentTexts } from '../typed-document.ts';

export const documents: DocumentTexts = {
  'sha256:e73dc1da2df32d8978866d590afd2426436ea375284abf2fa2c235fd0f8893b9': "query PortalConfiguration{portalConfiguration{environment variant brandName siteName phone links{support stores enterprise terms privacy}inMaintenance appVersion idleSeconds warningSeconds pingSeconds toggles catalogueUrl}}",
};

export const schema = "\"\"\"\nWhat the portal may ask before anybody has signed in: /selfservice/graphauxiliary.\n\"\"\"\ntype Query {\n  portalConfiguration: PortalConfiguration!\n}\n\nenum PortalVariant {\n  business\n  community\n}\n\ntype PortalLinks {\n  support: String!\n  stores: String!\n  enterprise: String!\n  terms: String!\n  privacy: String!\n}\n\ntype PortalConfiguration {\n  \"\"\"\n  production, stage, dev, mock, docker, uat or ephemeral: what the server says it is.\n  \"\"\"\n  environment: String!\n  variant: PortalVariant!\n  brandName: String!\n  siteName: String!\n  phone: String!\n  links: PortalLinks!\n  inMaintenance: Boolean!\n  appVersion: String!\n  \"\"\"\n  Seconds of idleness before the warning, and how long the warning stays.\n  \"\"\"\n  idleSeconds: Int!\n  warningSeconds: Int!\n  pingSeconds: Int!\n  toggles: [String!]!\n  \"\"\"\n  Where the catalogue of screens is, for reviewers; null in production and where it is not served.\n  \"\"\"\n  catalogueUrl: String\n}";
