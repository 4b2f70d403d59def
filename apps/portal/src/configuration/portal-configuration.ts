import {
  PortalConfigurationDocument,
  type PortalConfigurationQuery,
  type PortalToggle,
  type SessionAnswer,
} from '@linework/contract';
import { askAuxiliary } from '../api/graph.ts';

type Answer = PortalConfigurationQuery['portalConfiguration'];

/** Which toggles are on. A name that this portal does not know, from an edge of another version, nobody can ask for. */
export type PortalToggles = Pick<ReadonlySet<PortalToggle>, 'has'>;

/** What the server says this portal is: environment, variant, brand, links, session times, toggles. */
export interface PortalConfiguration extends Omit<Answer, 'toggles'> {
  readonly toggles: PortalToggles;
}

/** The configuration as the server answered it, its toggles to be asked by name. */
export const portalConfigurationFrom = (answer: Answer): PortalConfiguration => ({
  ...answer,
  toggles: new Set(answer.toggles),
});

/** What is on for whoever is signed in: for everybody at the host, and for their account beyond that. */
export const togglesFor = (
  toggles: PortalToggles,
  session: Pick<SessionAnswer, 'toggles'> | null,
): PortalToggles => ({
  has: (name) => toggles.has(name) || (session?.toggles?.includes(name) ?? false),
});

const metaName = 'linework-configuration';

/** The configuration as the edge wrote it into the page, which saves the first visit a round trip. */
function fromPage(): Answer | null {
  const content = document.querySelector(`meta[name='${metaName}']`)?.getAttribute('content') ?? '';
  return content.startsWith('{') ? JSON.parse(content) : null;
}

/** Reads the configuration; where nothing wrote it into the page (the development server), asks for it. */
export async function loadConfiguration(): Promise<PortalConfiguration> {
  const inPage = fromPage();
  if (inPage) return portalConfigurationFrom(inPage);
  const { portalConfiguration } = await askAuxiliary(PortalConfigurationDocument, {});
  return portalConfigurationFrom(portalConfiguration);
}
