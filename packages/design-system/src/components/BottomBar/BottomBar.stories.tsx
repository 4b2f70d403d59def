import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { navigation } from '../../foundations/sample-navigation.tsx';
import { bottomBarAccessibility } from './BottomBar.accessibility.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = preview.meta({
  id: 'components-bottombar',
  title: 'Components/Navigation/BottomBar',
  component: BottomBar,
  tags: ['autodocs'],
  parameters: { accessibility: bottomBarAccessibility, docs: { story: { inline: false, height: '200px' } } },
  globals: onPhone,
  args: { label: 'Main', items: navigation('Billing') },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
  },
});

export const ThreeItems = meta.story({ args: { items: navigation('Billing').slice(0, 3) } });

/** As a browser has it that has read a part of the page: what is there stands where it will stay. */
export const LastItemStillToCome = meta.story({
  args: { items: navigation('Billing').slice(0, 3) },
  play: async ({ canvas }) => {
    const places = () => canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().x);
    const whole = places();
    const list = canvas.getByRole('list');
    const last = list.lastElementChild;
    if (!last) throw new Error('The bar has no places');
    last.remove();
    await expect(places()).toEqual(whole.slice(0, -1));
    list.append(last);
    await expect(places()).toEqual(whole);
  },
});

const spanish = ['Resumen de cuenta', 'Facturación', 'Voz y servicios', 'Perfil y configuración', 'Usuarios'];

export const LongContent = meta.story({
  args: {
    items: navigation('Billing').map((item, index) => ({ ...item, label: spanish[index] ?? item.label })),
  },
});

/** What is seen is short, what is heard is whole; every place is as high as the others. */
export const ShortWords = meta.story({
  args: {
    items: navigation('Billing')
      .slice(0, 3)
      .map((item, index) =>
        index === 0 ? { ...item, label: 'Resumen de la cuenta', shortLabel: 'Resumen' } : item,
      ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Resumen de la cuenta' })).toHaveTextContent(/^Resumen$/);
    const heights = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
});

export const ReachedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});
