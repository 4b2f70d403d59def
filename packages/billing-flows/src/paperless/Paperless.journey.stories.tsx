import { NoConnection, PortProblem } from '@linework/parts/ports';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { PaperlessPorts } from './paperless.types.ts';
import { SamplePaperless } from './SamplePaperless.tsx';
import { byEmail, byMail, samplePorts } from './sample-ports.ts';

/** Played through and tested; not photographed. */
const meta = preview.meta({
  title: 'Journeys/Paperless billing',
  component: SamplePaperless,
  parameters: wholePage,
  tags: ['journey'],
});

const office = 'office@maplest.example';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const headed = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = () => screen.findByRole('textbox', { name: 'Email address' });

async function typeInstead(email: string) {
  await userEvent.clear(await field());
  if (email) await userEvent.type(await field(), email);
}

/** A scenario's customer before the flow, with what was sent within reach of the play. */
function customer(scenario: typeof byMail, changes: Partial<PaperlessPorts> = {}) {
  const sample = samplePorts(scenario, changes);
  return { ...sample, args: { scenario, ports: sample.ports } };
}

const enrolling = customer(byMail);
export const Enrolls = meta.story({
  args: enrolling.args,
  play: async () => {
    await headed('Paperless billing is off');
    await press('Turn on paperless billing');
    await expect(await field()).toHaveValue(byMail.users[0].email);
    await typeInstead(`  ${office} `);
    await press('Continue');
    await headed('Is this address right?');
    await expect(screen.getByText(office)).toBeVisible();
    await expect(enrolling.sent).toEqual([]);
    await press('Turn on paperless billing');
    await expect(await headed('Paperless billing is on')).toHaveFocus();
    await expect(screen.getByText(office)).toBeVisible();
    await expect(enrolling.sent).toHaveLength(1);
  },
});

const mistyping = customer(byMail);
export const MistypedAddress = meta.story({
  args: mistyping.args,
  play: async () => {
    await press('Turn on paperless billing');
    for (const [typed, message] of [
      ['office@maplest', 'Enter an email address like name@company.com.'],
      ['', 'Enter an email address.'],
    ] as const) {
      await typeInstead(typed);
      await press('Continue');
      await expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message));
      const summary = await screen.findByRole('group', { name: 'please correct the following errors' });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(await field()).toHaveValue(typed);
    }
    await userEvent.click(screen.getByRole('link', { name: 'Enter an email address.' }));
    await expect(await field()).toHaveFocus();
    await typeInstead(office);
    await press('Continue');
    await headed('Is this address right?');
  },
});

const changing = customer(byEmail);
export const ChangesTheAddress = meta.story({
  args: changing.args,
  play: async () => {
    await press('Change the email address');
    await expect(await field()).toHaveValue(office);
    await press('Continue');
    await expect(await field()).toHaveAccessibleDescription(/already use this address/);
    await typeInstead('books@maplest.example');
    await press('Continue');
    await expect(await screen.findByText(`Instead of ${office}`)).toBeVisible();
    await press('Use this address');
    await headed('Your bill emails now go to a new address');
  },
});

const leaving = customer(byEmail);
export const LeavesKnowingWhatItMeans = meta.story({
  args: leaving.args,
  play: async () => {
    await press('Get bills by mail');
    await headed('Get your bills by mail again?');
    await expect(screen.getByText('214 Maple Street, Rochester, NY 14607')).toBeVisible();
    await expect(screen.getByText(`No more emails about new bills to ${office}`)).toBeVisible();
    await press('Keep paperless billing');
    await headed('Paperless billing is on');
    await press('Get bills by mail');
    await headed('Get your bills by mail again?');
    await press('Get bills by mail');
    await headed('You’ll get your bills by mail again');
    await expect(leaving.sent).toEqual([{ email: null, expected: { enrolled: true, email: office } }]);
  },
});

const overtaken = customer(byEmail);
export const ColleagueChangedItMeanwhile = meta.story({
  args: overtaken.args,
  play: async () => {
    await press('Get bills by mail');
    await headed('Get your bills by mail again?');
    const { colleague, paperless } = overtaken;
    if (!colleague) throw new Error('This customer works alone');
    const expected = { enrolled: true, email: office };
    paperless.change(colleague, { email: 'books@maplest.example', expected });
    await press('Get bills by mail');
    await headed('Paperless billing is on');
    await expect(await screen.findByText('This changed while you were here.')).toBeVisible();
    await expect(screen.getByText('books@maplest.example')).toBeVisible();
    await expect(screen.getByText('Address changed by Sam Keller')).toBeVisible();
  },
});

let connections = 0;
const cutOff = customer(byMail, {
  async changePaperless(request) {
    connections += 1;
    if (connections === 1) throw new NoConnection();
    return samplePorts(byMail).ports.changePaperless(request);
  },
});
export const WithoutAConnectionNothingIsLost = meta.story({
  args: cutOff.args,
  play: async () => {
    connections = 0;
    await press('Turn on paperless billing');
    await press('Continue');
    await press('Turn on paperless billing');
    await expect(await screen.findByRole('alert')).toHaveTextContent('nothing was sent');
    await headed('Is this address right?');
    await press('Turn on paperless billing');
    await headed('Paperless billing is on');
  },
});

let attempts = 0;
const failing = customer(byMail, {
  async changePaperless(request) {
    attempts += 1;
    if (attempts === 1) throw new PortProblem('LW-SYS-010', '4WJD-7F3K');
    return samplePorts(byMail).ports.changePaperless(request);
  },
});
export const ServerFailsOnce = meta.story({
  args: failing.args,
  play: async () => {
    attempts = 0;
    await press('Turn on paperless billing');
    await press('Continue');
    await press('Turn on paperless billing');
    await expect(await headed('Unable to Enroll in Paperless Billing')).toHaveFocus();
    await expect(screen.getByText(/4WJD-7F3K/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Open Settings' })).not.toBeInTheDocument();
    await press('Try again');
    await headed('Paperless billing is on');
  },
});

const returning = customer(byMail);
export const TypedAddressOutlivesAReload = meta.story({
  args: { ...returning.args, address: { step: 'review' } },
  beforeEach: async () => {
    await returning.ports.saveDraft(JSON.stringify({ version: 1, typed: 'books@maplest.example' }));
  },
  play: async () => {
    await headed('Is this address right?');
    await expect(screen.getByText('books@maplest.example')).toBeVisible();
  },
});
