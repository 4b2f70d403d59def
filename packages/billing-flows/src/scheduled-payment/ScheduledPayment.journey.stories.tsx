import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { SampleScheduledPayment } from './SampleScheduledPayment.tsx';

/** Played through and tested; not photographed. */
const meta = preview.meta({
  title: 'Journeys/Scheduled payment',
  component: SampleScheduledPayment,
  parameters: wholePage,
  tags: ['journey'],
});

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const headed = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

async function opensTheFirst(words: StoryWords) {
  const { like, part } = words('scheduledPayment');
  await headed(like('list.heading'));
  const [first] = await screen.findAllByRole('button', { name: like('list.manageWhich') });
  if (first) await userEvent.click(first);
  await headed(part('facts.lead'));
}

export const ChangesTheAmount = meta.story({
  play: async ({ words }) => {
    await opensTheFirst(words);
    const { like, part } = words('scheduledPayment');
    await press(like('detail.changeAmount'));
    const field = await screen.findByRole('textbox', { name: words('payment').like('amount.field') });
    await userEvent.clear(field);
    await userEvent.type(field, '12.34');
    // The sum beside it is of what the button says.
    const [paying] = await screen.findAllByText(words('payment').like('effect.thisPayment'));
    await waitFor(() => expect(paying?.parentElement).toHaveTextContent('12.34'));
    await press(words('flow').part('continue'));
    const asked = await headed(part('review.lead'));
    await expect(asked).toHaveFocus();
    await expect(asked).toHaveTextContent('$12.34');
    await press(like('review.save'));
    await expect(await headed(words('outcomes').like('LW-SCH-001.title'))).toHaveFocus();
    // What it is by now, and the ways to change it, are there again.
    await press(words('outcomeActions').like('manageScheduled'));
    const told = await headed(part('facts.lead'));
    await expect(told).toHaveFocus();
    await expect(told).toHaveTextContent('$12.34');
    await press(like('detail.changeAmount'));
    await expect(
      await screen.findByRole('textbox', { name: words('payment').like('amount.field') }),
    ).toHaveValue('12.34');
  },
});

export const CancelsKnowingWhatItMeans = meta.story({
  play: async ({ words }) => {
    await opensTheFirst(words);
    const { like, part } = words('scheduledPayment');
    await press(like('detail.cancel'));
    await headed(part('cancel.lead'));
    await press(like('cancel.keep'));
    await headed(part('facts.lead'));
    await press(like('detail.cancel'));
    await press(like('cancel.submit'));
    await expect(await headed(words('outcomes').like('LW-SCH-002.title'))).toHaveFocus();
    await expect(screen.getByText(like('result.leftToPay'))).toBeVisible();
  },
});
