import { PortalConfigurationDocument, type PortalConfigurationQuery } from '@linework/contract';
import { askAuxiliary } from '../api/graph.ts';

/** What the server says this portal is: environment, variant, brand, links, session times, toggles. */
export type PortalConfiguration = PortalConfigurationQuery['portalConfiguration'];

const metaName = 'linework-configuration';

/** The configuration as the edge wrote it into the page, which saves the first visit a round trip. */
function fromPage(): PortalConfiguration | null {
  const content = document.querySelector(`meta[name='${metaName}']`)?.getAttribute('content') ?? '';
  return content.startsWith('{') ? JSON.parse(content) : null;
}

/** Reads the configuration; where nothing wrote it into the page (the development server), asks for it. */
export async function loadConfiguration(): Promise<PortalConfiguration> {
  const inPage = fromPage();
  if (inPage) return inPage;
  const { portalConfiguration } = await askAuxiliary(PortalConfigurationDocument, {});
  return portalConfiguration;
}
