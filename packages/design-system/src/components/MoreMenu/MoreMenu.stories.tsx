import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone, padded } from '../../foundations/frames.tsx';
import { moreMenuAccessibility } from './MoreMenu.accessibility.ts';
import { MoreMenu } from './MoreMenu.tsx';

const meta = preview.meta({
  id: 'components-moremenu',
  title: 'Components/Actions/MoreMenu',
  component: MoreMenu,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: moreMenuAccessibility },
  args: {
    label: 'More for Visa ···· 4242',
    items: [
      { id: 'rename', label: 'Change the name', href: '#rename' },
      { id: 'delete', label: 'Delete', href: '#delete', isDestructive: true },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More for Visa ···· 4242' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('href', '#delete');
  },
});

export const OpenedByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Change the name' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Change the name' })).toHaveFocus();
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    items: [
      {
        id: 'rename',
        label: 'Cambiar el nombre o la preferencia de este método de pago',
        href: '#rename',
      },
      { id: 'delete', label: 'Eliminar', href: '#delete', isDestructive: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
