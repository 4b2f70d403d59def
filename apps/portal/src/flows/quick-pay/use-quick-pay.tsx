import type { QuickPayOffer } from '@linework/billing-flows/billing-home';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mutate } from 'swr';
import { paths } from '../../addresses/paths.ts';
import { billingQuestions } from '../../api/billing.ts';
import { inTime } from '../../navigation/load-chunk.ts';
import { focusHeading } from '../../navigation/use-arrival.ts';
import { usePortal } from '../../portal/portal-context.ts';
import { useSignedIn } from '../../portal/use-signed-in.ts';

type Part = ComponentType<{ readonly onClose: () => void }>;

/** After the dialog the focus is on what opened it, until that goes too, as nothing is left to pay: whichever goes last. */
const focusWhatIsLeft = (): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading();
    }),
  );
};

/** Quick pay for billing home: what opens it, and the dialog while it is open. It is fetched when it is first asked for. */
export function useQuickPay(): { readonly offer: QuickPayOffer; readonly dialog: ReactNode } {
  const { accountId } = useSignedIn();
  const { loadWords } = usePortal();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<Part | null>(null);
  const load = async (): Promise<Part> => {
    const { loadQuickPay, QuickPayPart } = await import('./QuickPayPart.tsx');
    await loadQuickPay(loadWords);
    return QuickPayPart;
  };
  const offer: QuickPayOffer = {
    onFocusLost: focusWhatIsLeft,
    onIntent: () => void load().catch(() => undefined),
    onOpen: (amount) =>
      void inTime(load()).then(
        (found) => setDialog(() => found),
        // Where it cannot be had, the one-time payment asks for the same figure.
        () => void navigate(paths.flow('one-time-payment', { amount })),
      ),
  };
  const onClose = () => {
    setDialog(null);
    // What the dialog was told is news to the page too: that bills cannot be paid now, for one.
    void mutate(billingQuestions.summary(accountId).key);
    focusWhatIsLeft();
  };
  return {
    offer,
    dialog: Dialog && (
      <Suspense>
        <Dialog onClose={onClose} />
      </Suspense>
    ),
  };
}
