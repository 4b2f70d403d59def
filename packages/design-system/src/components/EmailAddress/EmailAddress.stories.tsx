import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { emailAddressAccessibility } from './EmailAddress.accessibility.ts';
import { EmailAddress } from './EmailAddress.tsx';

const meta = preview.meta({
  title: 'Components/Data display/EmailAddress',
  id: 'components-emailaddress',
  component: EmailAddress,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: emailAddressAccessibility },
  args: { children: 'owner@maplest.example' },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('owner@maplest.example');
    const breaks = [...canvasElement.querySelectorAll('wbr')];
    await expect(breaks.map((place) => place.nextSibling?.textContent)).toEqual(['maplest', '.example']);
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: { children: 'accounts.payable.northwest@dedicated-fiber-infrastructure.example' },
});
