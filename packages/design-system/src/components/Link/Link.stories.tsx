import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { linkAccessibility } from './Link.accessibility.ts';
import { Link, type LinkProps } from './Link.tsx';

const meta = preview.meta({
  id: 'components-link',
  title: 'Components/Actions/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: linkAccessibility },
  args: { href: '/billing/view-statements', children: 'All statements' },
});

export const Standalone = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All statements' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const Inline = meta.story({
  args: { variant: 'inline', href: '/terms', children: 'electronic payment terms' },
  render: (args) => (
    <p>
      By paying, you accept the <Link {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' });
  },
});

/** It opens beside the page, and says so to the eye and to the ear. */
export const InNewTab = meta.story({
  args: { newTab: 'opens in a new tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All statements opens in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

export const InlineInNewTab = meta.story({
  args: {
    variant: 'inline',
    href: '/terms',
    newTab: 'opens in a new tab',
    children: 'electronic payment terms',
  },
  render: (args) => (
    <p>
      By paying, you accept the <Link {...args} />.
    </p>
  ),
});

/** A number that can be called stays in one piece, wherever the line ends. */
export const Telephone = meta.story({
  args: { variant: 'inline', href: 'tel:18005550142', children: '1 800 555 0142' },
  render: (args) => (
    <p style={{ maxInlineSize: '8.5rem' }}>
      Call us at <Link {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getClientRects()).toHaveLength(1);
  },
});

export const Subtle = meta.story({ args: { variant: 'subtle', children: 'Support' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongContent = meta.story({
  args: { children: 'Todos los estados de cuenta desde que su negocio abrió la cuenta con nosotros' },
  decorators: [inColumn],
});

const all = permutations<LinkProps>({
  variant: ['standalone', 'inline', 'subtle'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  render: (args) => <PermutationPage of={all}>{(props) => <Link {...args} {...props} />}</PermutationPage>,
});

export const FollowedByKeyboard = meta.story({
  args: { href: '#statements', onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    // Heard, but not followed: the catalogue's own page would go where it leads.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
