import type { PaperlessRequest, PaperlessStanding } from '@linework/domain';
import { type Scenario, type ScenarioName, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import type { PaperlessPorts } from './paperless.types.ts';

/** A customer whose bills come in this way. */
export function billedBy(paperless: PaperlessStanding, name: ScenarioName = 'current'): Scenario {
  const scenario = storyScenario(name);
  const { facts } = scenario;
  return { ...scenario, facts: { ...facts, account: { ...facts.account, paperless } } };
}

export const byMail = billedBy({ enrolled: false, email: null });
export const byEmail = billedBy({ enrolled: true, email: 'office@maplest.example' });

/** One whose account is closed: no more bills come. */
export const closed = billedBy({ enrolled: false, email: null }, 'finalBill');

const flow = 'paperless';

/** Ports that answer as the edge would for a scenario's customer, and remember what was sent. */
export function samplePorts(scenario: Scenario, changes: Partial<PaperlessPorts> = {}) {
  const { paperless, drafts, session } = fakeEdge(scenario);
  const sent: PaperlessRequest[] = [];
  const ports: PaperlessPorts = {
    loadPaperless: async () => paperless.overview(session.user()),
    async changePaperless(request) {
      sent.push(request);
      const { answer, overview } = paperless.change(session.user(), request);
      return { outcome: answer.outcome, overview };
    },
    loadDraft: async () => drafts.find(flow)?.content ?? null,
    saveDraft: async (content) => void drafts.save(flow, content),
    discardDraft: async () => drafts.discard(flow),
    ...changes,
  };
  return { ports, sent, paperless, colleague: scenario.users[1] };
}
