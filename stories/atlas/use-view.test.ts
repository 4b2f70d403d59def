import { expect, it } from 'vitest';
import { centred, viewAfterKey, zoomed } from './use-view.ts';

const size = { width: 1000, height: 500 };
const whole = { x: 0, y: 0, zoom: 1 };

it('zooming keeps what lies under the pointer where it is', () => {
  const at = { x: 300, y: 100 };
  const { x, y, zoom } = zoomed(whole, 3, at);
  expect(zoom).toBe(3);
  // 300 on the map is drawn at 300 · zoom + x.
  expect([at.x * zoom + x, at.y * zoom + y]).toEqual([300, 100]);
});

it('the map is never farther away than the whole of it, and zero brings that back', () => {
  const near = zoomed(whole, 4, { x: 0, y: 0 });
  expect(zoomed(near, 0.01, { x: 900, y: 0 })).toEqual(whole);
  expect(viewAfterKey('0', near, size)).toEqual(whole);
});

it('plus, minus and the arrows work; other keys are left alone', () => {
  expect(viewAfterKey('+', whole, size)?.zoom).toBeGreaterThan(1);
  expect(viewAfterKey('-', { ...whole, zoom: 4 }, size)?.zoom).toBeLessThan(4);
  expect(viewAfterKey('ArrowRight', { ...whole, zoom: 4 }, size)?.x).toBeLessThan(0);
  expect(viewAfterKey('Tab', whole, size)).toBeNull();
});

it('what gets the focus is brought to the middle', () => {
  expect(centred({ x: 0, y: 0, zoom: 2 }, size, { x: 800, y: 400 })).toEqual({ x: -1100, y: -550, zoom: 2 });
});
