import { usd, whomToAskToPay } from '@linework/domain';
import { storyScenario } from '@linework/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BillingLocked } from './BillingLocked.tsx';

const { account } = storyScenario('standardUser').facts;
const whomToAsk = whomToAskToPay('STANDARD', storyScenario('adminUser').users);
const { account: longAccount } = storyScenario('longNames').facts;

const writeText = fn(async () => {});

const meta = preview.meta({
  title: 'Flows/Billing locked',
  parameters: { layout: 'padded' },
  component: BillingLocked,
  args: { companyName: account.companyName, accountNumber: account.number, pastDue: null, whomToAsk },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const StandardUser = meta.story({ tags: ['role:STANDARD'] });
export const BillingUser = meta.story({ tags: ['role:BILLING'] });
export const PastDue = meta.story({ args: { pastDue: usd(8612) } });
/** A mail program is not everybody's: what an admin needs can be copied, and that it was is said aloud. */
export const Copied = meta.story({
  args: { pastDue: usd(8612) },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Copy these details|Copiar estos datos)$/ }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^(Details copied|Datos copiados)$/);
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(account.number));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('$86.12'));
    await expect(canvas.getByRole('link', { name: /email|correo/ })).toHaveAttribute('target', '_blank');
  },
});

export const CopyRefused = meta.story({
  beforeEach: () => {
    const writeText = () => Promise.reject(new Error('Not allowed'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Copy these details|Copiar estos datos)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** Who may pay is not known, or nobody: the owner or an admin is asked all the same. */
export const NobodyNamed = meta.story({ args: { whomToAsk: [] } });
export const OwnerAlone = meta.story({ args: { whomToAsk: whomToAsk.slice(0, 1) } });

export const Loading = meta.story({ args: { isLoading: true } });

export const LongContent = meta.story({ args: { companyName: longAccount.companyName, pastDue: usd(8612) } });
