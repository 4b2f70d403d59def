import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SampleMail } from './SampleMail.tsx';

const meta = preview.meta({ title: 'Messages/Auto Pay', component: SampleMail, play: readsAsPage });

/** It stands as a page of its own, in the language of whoever reads it. */
async function readsAsPage({ canvasElement }: { canvasElement: HTMLElement }) {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).not.toBeNull());
  const page = frame?.contentDocument;
  if (!page) throw new Error('The message is not shown');
  await expect(page.documentElement.lang).toBe(document.documentElement.lang);
  await expect(within(page.body).getAllByRole('link')).toHaveLength(1);
  await expect(page.body.scrollWidth).toBeLessThanOrEqual(page.documentElement.clientWidth);
}

export const AutoPayOn = meta.story({ args: { name: 'autoPayOn' } });
export const AutoPayChanged = meta.story({ args: { name: 'autoPayChanged' } });
export const AutoPayOff = meta.story({ args: { name: 'autoPayOff' } });
export const AutoPayGivenUp = meta.story({ args: { name: 'autoPayGivenUp' } });
export const DebitComing = meta.story({ args: { name: 'debitComing' } });
export const DebitFailed = meta.story({ args: { name: 'debitFailed' } });
export const DebitFailedForGood = meta.story({ args: { name: 'debitFailedForGood' } });
export const DebitMissed = meta.story({ args: { name: 'debitMissed' } });
