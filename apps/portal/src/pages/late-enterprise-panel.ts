import { latePart } from '@linework/parts/loadable';

/** Few accounts are billed elsewhere: the others never fetch what those are told. */
export const LateEnterprisePanel = latePart(async () => {
  const { EnterprisePanel: Part, enterpriseWords: words } = await import('./EnterprisePanel.tsx');
  return { Part, words };
});
