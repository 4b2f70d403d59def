import { sampleToken } from '@linework/parts/payment/sample';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answersOf, SampleFlow } from './SampleFlow.tsx';
import { sampleCard } from './sample-ports.ts';
import { told } from './sample-results.ts';

/** The second step: a saved method. */
const meta = preview.meta({
  title: 'Flows/One-time payment',
  component: SampleFlow,
  parameters: wholePage,
});

const phone = { viewport: { value: 'phone', isRotated: false } };

export const ChoosingMethod = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: { state: 'choosingMethod', context: { ...answersOf('current'), method: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
    await expect(
      canvas.getByRole('textbox', { name: /^(Security code|Código de seguridad) \(CVV\)/ }),
    ).toBeRequired();
  },
});
export const ChoosingMethodExpired = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: { state: 'choosingMethod', scenario: 'expiredCard' },
});
export const ChoosingMethodAutoPay = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: { state: 'choosingMethod', scenario: 'autoPayOn' },
});
/** Which Auto Pay uses a method is said: the mobile bill's is none of this bill's. */
export const ChoosingMethodMobileAutoPay = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: { state: 'choosingMethod', scenario: 'mobileAutoPayOn' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Auto Pay for your mobile bill uses|El Auto Pay de su servicio móvil usa)/),
    ).toBeVisible();
  },
});
export const ChoosingMethodCardsRestricted = meta.story({
  tags: ['state:one-time-payment.choosingMethod', 'outcome:LW-PAY-030', 'standing:method.restricted'],
  args: { state: 'choosingMethod', scenario: 'cardRestricted' },
});
export const ChoosingMethodBankRestricted = meta.story({
  tags: ['state:one-time-payment.choosingMethod', 'outcome:LW-PAY-031'],
  args: { state: 'choosingMethod', scenario: 'bankRestricted' },
});
export const ChoosingMethodCodeOver = meta.story({
  tags: ['state:one-time-payment.choosingMethod', 'outcome:LW-PAY-013'],
  args: { state: 'choosingMethod', context: told('LW-PAY-013') },
});
export const ChoosingMethodWithNewCard = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  args: {
    state: 'choosingMethod',
    context: {
      ...answersOf('current'),
      method: { kind: 'new', token: sampleToken(), method: sampleCard, save: true },
    },
  },
});
export const ChoosingMethodOnPhone = meta.story({
  tags: ['state:one-time-payment.choosingMethod'],
  globals: phone,
  args: { state: 'choosingMethod', context: { ...answersOf('current'), method: null } },
});
export const ConfirmingExpiringCard = meta.story({
  tags: ['state:one-time-payment.confirmingExpiringCard', 'dialog:ExpiringCardModal'],
  args: {
    state: 'confirmingExpiringCard',
    scenario: 'expiringCard',
    context: answersOf('expiringCard'),
  },
});
