import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SamplePaperless } from './SamplePaperless.tsx';
import { billedBy, byEmail, byMail, closed } from './sample-ports.ts';

/** How bills come, the way to email and back to paper, and what came of it. */
const meta = preview.meta({
  title: 'Flows/Paperless billing',
  component: SamplePaperless,
  parameters: wholePage,
});

const [owner, admin] = byEmail.users;
const byAdmin = { userId: admin?.id ?? '', name: 'Sam Keller' };
const longAddress = `accounts.payable.and.receivable+${'linework'.repeat(4)}@billing.maple-street-bakery-and-cafe.example`;

export const Loading = meta.story({
  tags: ['state:paperless.loading'],
  args: { state: 'loading', context: { overview: null } },
});
export const LoadFailed = meta.story({
  tags: ['state:paperless.loadFailed', 'outcome:LW-SYS-010'],
  args: { state: 'loadFailed', context: { overview: null } },
});
export const NotAllowed = meta.story({
  tags: ['state:paperless.restricted'],
  args: { state: 'restricted', scenario: billedBy(byEmail.facts.account.paperless, 'standardUser') },
});

export const Off = meta.story({
  tags: ['state:paperless.overview'],
  args: { state: 'overview', scenario: byMail },
});
export const On = meta.story({
  tags: ['state:paperless.overview'],
  args: {
    state: 'overview',
    lastChange: { change: 'addressChanged', at: '2026-11-03T20:04:00.000Z', by: byAdmin },
  },
});
export const TurnedOnByYou = meta.story({
  tags: ['state:paperless.overview'],
  args: {
    state: 'overview',
    lastChange: {
      change: 'enrolled',
      at: '2026-11-03T20:04:00.000Z',
      by: { userId: owner.id, name: 'Dana Whitfield' },
    },
  },
});
export const OnWithoutAddress = meta.story({
  tags: ['state:paperless.overview'],
  args: { state: 'overview', scenario: billedBy({ enrolled: true, email: null }) },
});
export const ChangedMeanwhile = meta.story({
  tags: ['state:paperless.overview', 'outcome:LW-PPL-012'],
  args: {
    state: 'overview',
    lastChange: { change: 'addressChanged', at: '2026-11-21T20:04:00.000Z', by: byAdmin },
    context: { result: { outcome: 'LW-PPL-012', reference: null, overview: null } },
  },
});
export const OnWithLongAddress = meta.story({
  tags: ['state:paperless.overview'],
  args: { state: 'overview', scenario: billedBy({ enrolled: true, email: longAddress }) },
});

export const AddressOnFile = meta.story({
  tags: ['state:paperless.enteringAddress'],
  args: { state: 'enteringAddress', scenario: byMail },
});
export const AnotherAddress = meta.story({
  tags: ['state:paperless.enteringAddress'],
  args: { state: 'enteringAddress' },
});
export const AddressRefused = meta.story({
  tags: ['state:paperless.enteringAddress', 'outcome:LW-PPL-013'],
  args: {
    state: 'enteringAddress',
    context: {
      typed: 'office@maplest.example',
      result: { outcome: 'LW-PPL-013', reference: null, overview: null },
    },
  },
});

export const Review = meta.story({
  tags: ['state:paperless.confirming'],
  args: { state: 'confirming', scenario: byMail, context: { typed: 'office@maplest.example' } },
});
export const ReviewOfAnotherAddress = meta.story({
  tags: ['state:paperless.confirming'],
  args: { state: 'confirming', context: { typed: 'books@maplest.example' } },
});
export const ReviewOfLongAddress = meta.story({
  tags: ['state:paperless.confirming'],
  args: { state: 'confirming', scenario: byMail, context: { typed: longAddress } },
});
export const ReviewWithoutConnection = meta.story({
  tags: ['state:paperless.confirming'],
  args: {
    state: 'confirming',
    scenario: byMail,
    context: { typed: 'office@maplest.example', isCutOff: true },
  },
});
export const TurningOn = meta.story({
  tags: ['state:paperless.submitting'],
  args: { state: 'submitting', scenario: byMail, context: { typed: 'office@maplest.example' } },
});

export const Leave = meta.story({
  tags: ['state:paperless.confirmingLeave'],
  args: { state: 'confirmingLeave' },
});
export const TurningOff = meta.story({ tags: ['state:paperless.leaving'], args: { state: 'leaving' } });

export const Enrolled = meta.story({
  tags: ['state:paperless.enrolled', 'outcome:LW-PPL-001'],
  args: { state: 'enrolled' },
});
export const AddressChanged = meta.story({
  tags: ['state:paperless.changed', 'outcome:LW-PPL-002'],
  args: { state: 'changed', scenario: billedBy({ enrolled: true, email: 'books@maplest.example' }) },
});
/** No bill is named as the first where no more come. */
export const LeftOnceClosed = meta.story({
  tags: ['state:paperless.left', 'outcome:LW-PPL-003'],
  args: { state: 'left', scenario: closed },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByText(words('paperless').like('rows.mailedTo'))).toBeVisible();
    await expect(canvas.queryByText(words('paperless').like('rows.firstOnPaper'))).toBeNull();
  },
});
export const Left = meta.story({
  tags: ['state:paperless.left', 'outcome:LW-PPL-003'],
  args: { state: 'left', scenario: byMail },
});
export const NotEnrolled = meta.story({
  tags: ['state:paperless.failed', 'outcome:LW-PPL-010'],
  args: {
    state: 'failed',
    scenario: byMail,
    context: { result: { outcome: 'LW-PPL-010', reference: '4WJD-7F3K', overview: null } },
  },
});
export const NotChanged = meta.story({
  tags: ['state:paperless.failed', 'outcome:LW-PPL-011'],
  args: {
    state: 'failed',
    context: { result: { outcome: 'LW-PPL-011', reference: '4WJD-7F3K', overview: null } },
  },
});
export const SessionEnded = meta.story({
  tags: ['state:paperless.sessionEnded', 'outcome:LW-AUT-030'],
  args: { state: 'sessionEnded', scenario: byMail },
});
export const ServiceUnavailable = meta.story({
  tags: ['state:paperless.serviceUnavailable', 'outcome:LW-SYS-010'],
  args: { state: 'serviceUnavailable', scenario: byMail },
});
