import { situatedCustomers, storyToday } from '@linework/fixtures';
import { parseSituation, type SituationsAnswer, usualSituation } from '@linework/review';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SituationBar, type SituationBarProps } from './SituationBar.tsx';

const answer: SituationsAnswer = {
  token: 'sample',
  customers: situatedCustomers,
  present: { username: 'maple', standing: 'current', mobile: 'none', role: 'PRIMARY', restriction: 'none' },
  clock: usualSituation.clock,
  today: storyToday,
  isClockMovable: true,
  toggles: [
    { name: 'speedTest', isConfiguredOn: false, chosen: null },
    { name: 'voice', isConfiguredOn: false, chosen: true },
  ],
  experiments: [{ name: 'storesWords', variants: ['control', 'nearby'], chosen: null }],
  origins: { business: 'https://portal.example', community: 'https://community.example' },
};

const meta = preview.meta({
  title: 'Pages/Situation bar',
  tags: ['for:reviewers'],
  component: SituationBar,
  args: {
    answer,
    language: 'en',
    variant: 'business',
    wanted: null,
    isBusy: false,
    hasFailed: false,
    story: null,
    linkTo: () => 'https://portal.example/billing/pay-bill',
    onShow: fn(),
    onOpen: fn(),
    onToggle: fn(),
    onVariant: fn(),
  } satisfies SituationBarProps,
});

export const Collapsed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('maple');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

/** The page tells an outcome: its story is a press away. */
export const BesideAnOutcome = meta.story({
  args: { story: 'https://catalogue.example/?path=/story/outcomes-payment--lw-pay-010' },
  play: async ({ canvas, userEvent, words }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: words('situationBar').like('story') }));
    await expect(open).toHaveBeenCalledWith(
      'https://catalogue.example/?path=/story/outcomes-payment--lw-pay-010',
      '_blank',
      'noreferrer',
    );
    open.mockRestore();
  },
});

export const NobodySignedIn = meta.story({
  args: { answer: { ...answer, present: null } },
  play: async ({ canvas, userEvent, words }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(
      canvas.queryByRole('button', { name: words('situationBar').like('usageData') }),
    ).not.toBeInTheDocument();
  },
});

/** What the browser told of how the portal is used is a page of its own, for whoever is signed in. */
export const UsageData = meta.story({
  play: async ({ canvas, userEvent, words }) => {
    await userEvent.click(canvas.getByRole('button'));
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: words('situationBar').like('usageData') }));
    await expect(open).toHaveBeenCalledWith('/demo/analytics', '_blank', 'noreferrer');
    open.mockRestore();
  },
});

/** With the keyboard alone: open, choose a standing, sign in as whoever is in it. */
export const Open = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    const [standing] = canvas.getAllByRole('combobox');
    if (!standing) throw new Error('There is nothing to choose');
    await userEvent.selectOptions(standing, 'past-due-43');
    await userEvent.click(canvas.getByRole('button', { name: /pastdue43/ }));
    await expect(args.onShow).toHaveBeenCalledWith({ ...usualSituation, standing: 'past-due-43' });
  },
});

/** A toggle is set for everybody who uses this server, and left to its configuration again. */
export const Toggles = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toggles = canvasElement.querySelector('summary');
    if (!toggles) throw new Error('There are no toggles');
    await userEvent.click(toggles);
    await expect(canvas.getByRole('combobox', { name: 'voice' })).toHaveValue('on');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'speedTest' }), 'on');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'voice' }), 'configured');
    await expect(args.onToggle).toHaveBeenNthCalledWith(1, 'speedTest', true);
    await expect(args.onToggle).toHaveBeenNthCalledWith(2, 'voice', null);
  },
});

/** A variant is set for everybody who uses this server, and left to the assignment again. */
export const Experiments = meta.story({
  args: { answer: { ...answer, toggles: [] } },
  play: async ({ canvas, canvasElement, args, userEvent, words }) => {
    await userEvent.click(canvas.getByRole('button'));
    const experiments = canvasElement.querySelector('summary');
    if (!experiments) throw new Error('There are no experiments');
    await userEvent.click(experiments);
    const storesWords = canvas.getByRole('combobox', { name: 'storesWords' });
    await expect(storesWords).toHaveDisplayValue(words('situationBar').t('experiments.assigned'));
    await userEvent.selectOptions(storesWords, 'nearby');
    await expect(args.onVariant).toHaveBeenCalledWith('storesWords', 'nearby');
  },
});

/** Nobody is in exactly that situation: who is shown instead is said before anybody signs in. */
export const Nearest = meta.story({
  play: async ({ canvas, args, userEvent, words }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [standing, , role] = canvas.getAllByRole('combobox');
    if (!standing || !role) throw new Error('There is nothing to choose');
    await userEvent.selectOptions(standing, 'past-due-43');
    await userEvent.selectOptions(role, 'STANDARD');
    await expect(canvas.getByRole('status')).toHaveTextContent('(standard)');
    await userEvent.click(
      canvas.getByRole('button', { name: words('situationBar').like('signIn', { username: 'standard' }) }),
    );
    const shown = { ...usualSituation, role: 'STANDARD', standing: 'past-due-30' };
    await expect(args.onShow).toHaveBeenCalledWith(shown);
  },
});

/** What nobody can be shown is disabled, with the reason: no host of the other variant, a clock that stands still. */
export const Unavailable = meta.story({
  args: { answer: { ...answer, isClockMovable: false, origins: { ...answer.origins, community: null } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const disabled = canvas.getAllByRole('option').filter((option) => option.matches(':disabled'));
    await expect(disabled).toHaveLength(8);
    for (const option of disabled) await expect(option).toHaveTextContent(/\(.+\)$/);
  },
});

/** A colleague’s link: nothing happens until it is accepted. */
export const OfferedByLink = meta.story({
  args: {
    answer: { ...answer, present: null },
    wanted: parseSituation('standing.past-due-43_role.ADMIN'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /pastdue43-admin/ }));
    await expect(args.onShow).toHaveBeenCalledTimes(1);
  },
});

/** The other variant is another host, and asks there. */
export const OfferedElsewhere = meta.story({
  args: { wanted: parseSituation('standing.current_variant.community') },
  play: async ({ canvasElement }) => {
    const offer = within(within(canvasElement).getByRole('group'));
    await expect(offer.getByRole('link')).toHaveAttribute('href', 'https://portal.example/billing/pay-bill');
  },
});

/** What the address asks for is what is shown already: there is nothing to offer. */
export const AlreadyShown = meta.story({
  args: { wanted: parseSituation('standing.current') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});

/** Somebody paid as the past due customer: whoever chooses another is told that they are so no longer. */
export const Changed = meta.story({
  args: {
    answer: {
      ...answer,
      present: {
        username: 'pastdue43',
        standing: 'nothingDue',
        mobile: 'none',
        role: 'PRIMARY',
        restriction: 'none',
      },
    },
  },
  play: async ({ canvas, words }) => {
    // Until then the bar is as tall as it was: a line of its own would move the page while it is used.
    await expect(canvas.queryByText(/--fresh/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words('situationBar').like('open') }));
    await expect(canvas.getByText(/--fresh/)).toBeVisible();
  },
});

export const Failed = meta.story({ args: { hasFailed: true } });
