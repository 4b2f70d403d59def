import { NoConnection, PortProblem } from '@linework/parts/ports';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
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
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const headed = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const field = (words: StoryWords) =>
  screen.findByRole('textbox', { name: words('paperless').like('address.label') });

async function typeInstead(words: StoryWords, email: string) {
  await userEvent.clear(await field(words));
  if (email) await userEvent.type(await field(words), email);
}

/** A scenario's customer before the flow, with what was sent within reach of the play. */
function customer(scenario: typeof byMail, changes: Partial<PaperlessPorts> = {}) {
  const sample = samplePorts(scenario, changes);
  return { ...sample, args: { scenario, ports: sample.ports } };
}

const enrolling = customer(byMail);
export const Enrolls = meta.story({
  args: enrolling.args,
  play: async ({ words }) => {
    const { like } = words('paperless');
    await headed(like('overview.off'));
    await press(like('overview.turnOn'));
    await expect(await field(words)).toHaveValue(byMail.users[0].email);
    await typeInstead(words, `  ${office} `);
    await press(words('flow').like('continue'));
    await headed(like('review.heading'));
    await expect(screen.getByText(office)).toBeVisible();
    await expect(enrolling.sent).toEqual([]);
    await press(like('review.turnOn'));
    await expect(await headed(like('overview.on'))).toHaveFocus();
    await expect(screen.getByText(office)).toBeVisible();
    await expect(enrolling.sent).toHaveLength(1);
  },
});

const mistyping = customer(byMail);
export const MistypedAddress = meta.story({
  args: mistyping.args,
  play: async ({ words }) => {
    const { t, like } = words('paperless');
    await press(like('overview.turnOn'));
    for (const [typed, message] of [
      ['office@maplest', t('address.errors.notAnAddress')],
      ['', t('address.errors.missing')],
    ] as const) {
      await typeInstead(words, typed);
      await press(words('flow').like('continue'));
      await expect(await field(words)).toHaveAccessibleDescription(expect.stringContaining(message));
      const summary = await screen.findByRole('group', { name: words('forms').like('errorSummary') });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(await field(words)).toHaveValue(typed);
    }
    await userEvent.click(screen.getByRole('link', { name: like('address.errors.missing') }));
    await expect(await field(words)).toHaveFocus();
    await typeInstead(words, office);
    await press(words('flow').like('continue'));
    await headed(like('review.heading'));
  },
});

const changing = customer(byEmail);
export const ChangesTheAddress = meta.story({
  args: changing.args,
  play: async ({ words }) => {
    const { like, part } = words('paperless');
    await press(like('rows.changeEmail'));
    await expect(await field(words)).toHaveValue(office);
    await press(words('flow').like('continue'));
    await expect(await field(words)).toHaveAccessibleDescription(part('address.errors.sameAsNow'));
    await typeInstead(words, 'books@maplest.example');
    await press(words('flow').like('continue'));
    await expect(await screen.findByText(like('rows.insteadOf', { email: office }))).toBeVisible();
    await press(like('review.use'));
    await headed(words('outcomes').like('LW-PPL-002.title'));
  },
});

const leaving = customer(byEmail);
export const LeavesKnowingWhatItMeans = meta.story({
  args: leaving.args,
  play: async ({ words }) => {
    const { like } = words('paperless');
    await press(like('overview.turnOff'));
    await headed(like('leave.heading'));
    await expect(screen.getByText('214 Maple Street, Rochester, NY 14607')).toBeVisible();
    await expect(screen.getByText(like('rows.noMoreEmail', { email: office }))).toBeVisible();
    await press(like('leave.keep'));
    await headed(like('overview.on'));
    await press(like('overview.turnOff'));
    await headed(like('leave.heading'));
    await press(like('leave.turnOff'));
    await headed(words('outcomes').like('LW-PPL-003.title'));
    await expect(leaving.sent).toEqual([{ email: null, expected: { enrolled: true, email: office } }]);
  },
});

const overtaken = customer(byEmail);
export const ColleagueChangedItMeanwhile = meta.story({
  args: overtaken.args,
  play: async ({ words }) => {
    const { like } = words('paperless');
    await press(like('overview.turnOff'));
    await headed(like('leave.heading'));
    const { colleague, paperless } = overtaken;
    if (!colleague) throw new Error('This customer works alone');
    const expected = { enrolled: true, email: office };
    paperless.change(colleague, { email: 'books@maplest.example', expected });
    await press(like('leave.turnOff'));
    await headed(like('overview.on'));
    await expect(await screen.findByText(words('outcomes').part('LW-PPL-012.title'))).toBeVisible();
    await expect(screen.getByText('books@maplest.example')).toBeVisible();
    await expect(screen.getByText(like('rows.lastAddressChanged', { name: 'Sam Keller' }))).toBeVisible();
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
  play: async ({ words }) => {
    const { like, part } = words('paperless');
    connections = 0;
    await press(like('overview.turnOn'));
    await press(words('flow').like('continue'));
    await press(like('review.turnOn'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(part('nothingSent.title'));
    await headed(like('review.heading'));
    await press(like('review.turnOn'));
    await headed(like('overview.on'));
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
  play: async ({ words }) => {
    const { like } = words('paperless');
    attempts = 0;
    await press(like('overview.turnOn'));
    await press(words('flow').like('continue'));
    await press(like('review.turnOn'));
    await expect(await headed(words('outcomes').like('LW-PPL-010.title'))).toHaveFocus();
    await expect(screen.getByText(/4WJD-7F3K/)).toBeVisible();
    await expect(
      screen.queryByRole('button', { name: words('outcomeActions').like('openSettings') }),
    ).not.toBeInTheDocument();
    await press(words('outcomeActions').like('tryAgain'));
    await headed(like('overview.on'));
  },
});

const returning = customer(byMail);
export const TypedAddressOutlivesAReload = meta.story({
  args: { ...returning.args, address: { step: 'review' } },
  beforeEach: async () => {
    await returning.ports.saveDraft(JSON.stringify({ version: 1, typed: 'books@maplest.example' }));
  },
  play: async ({ words }) => {
    const { like } = words('paperless');
    await headed(like('review.heading'));
    await expect(screen.getByText('books@maplest.example')).toBeVisible();
  },
});
