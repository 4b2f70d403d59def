import { Paperless, type PaperlessAddress, type PaperlessPorts } from '@linework/billing-flows/paperless';
import { ChangePaperlessDocument, PaperlessDocument } from '@linework/contract';
import { useMemo } from 'react';
import { mutate } from 'swr';
import { paths } from '../../addresses/paths.ts';
import { aboutAccount } from '../../api/account-question.ts';
import { draftPorts } from '../../api/draft-ports.ts';
import { askGraph } from '../../api/graph.ts';
import { askThroughPort, throughPort } from '../../api/port-calls.ts';
import { useFlowPanel } from '../../flow-panel/use-flow-panel.tsx';

const flowName = 'paperless';

/** The flow's outside world, on the edge's calls. */
function paperlessPorts(accountId: string): PaperlessPorts {
  return {
    loadPaperless: () =>
      askThroughPort(async () => (await askGraph(PaperlessDocument, { accountId })).paperless),
    async changePaperless(request) {
      try {
        const asked = askGraph(ChangePaperlessDocument, { input: { accountId, ...request } });
        const { outcome, paperless } = (await throughPort(asked)).changePaperless;
        return { outcome, overview: paperless };
      } finally {
        // Billing home says how bills come now, whichever way the customer goes back to it.
        void mutate(aboutAccount(accountId));
      }
    },
    ...draftPorts(accountId, flowName),
  };
}

const steps = ['overview', 'address', 'review', 'leaving', 'result'] as const;

/** Paperless billing on this account, its steps in the address; what is typed never is. */
export default function PaperlessPanel() {
  const { accountId, query, goTo, flow } = useFlowPanel();
  const ports = useMemo(() => paperlessPorts(accountId), [accountId]);
  const pathOf = ({ step }: PaperlessAddress) => paths.flow(flowName, { step });
  return (
    <Paperless
      {...flow}
      ports={ports}
      address={{ step: steps.find((step) => step === query.get('step')) }}
      onAddressChange={(address, how) => goTo(pathOf(address), how)}
    />
  );
}
