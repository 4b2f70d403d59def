import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleScheduledPayment } from './SampleScheduledPayment.tsx';

/** Played through and tested; not photographed. */
const meta = preview.meta({
  title: 'Journeys/Scheduled payment',
  component: SampleScheduledPayment,
  parameters: wholePage,
  tags: ['journey'],
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const headed = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

async function opensTheFirst() {
  await headed('Scheduled payments');
  const [first] = await screen.findAllByRole('button', { name: /^Manage the \$/ });
  if (first) await userEvent.click(first);
  await headed(/^We’ll charge/);
}

export const ChangesTheAmount = meta.story({
  play: async () => {
    await opensTheFirst();
    await press('Change the amount');
    const field = await screen.findByRole('textbox', { name: 'Payment amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '12.34');
    // The sum beside it is of what the button says.
    const [paying] = await screen.findAllByText('This payment');
    await waitFor(() => expect(paying?.parentElement).toHaveTextContent('12.34'));
    await press(/^Continue/);
    await expect(await headed(/You’re changing this payment to \$12\.34/)).toHaveFocus();
    await press('Save this change');
    await expect(await headed('Your scheduled payment was changed')).toHaveFocus();
    // What it is by now, and the ways to change it, are there again.
    await press('Change or cancel it');
    await expect(await headed(/^We’ll charge \$12\.34/)).toHaveFocus();
    await press('Change the amount');
    await expect(await screen.findByRole('textbox', { name: 'Payment amount' })).toHaveValue('12.34');
  },
});

export const CancelsKnowingWhatItMeans = meta.story({
  play: async () => {
    await opensTheFirst();
    await press('Cancel this payment');
    await headed(/^If you cancel, we won’t charge/);
    await press('Keep this payment');
    await headed(/^We’ll charge/);
    await press('Cancel this payment');
    await press('Cancel payment');
    await expect(await headed('Your scheduled payment was canceled')).toHaveFocus();
    await expect(screen.getByText(/^\$[\d.]+ is left to pay by /)).toBeVisible();
  },
});
