import { expect, test } from 'vitest';
import { outOfOrder } from './reading-order.ts';

const box = (left: number, top: number, width = 80, height = 48) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['a row that is read as it is tabbed', [box(0, 0), box(100, 0), box(200, 0)], []],
  ['a column', [box(0, 0), box(0, 60)], []],
  ['two lines of a grid: the second begins at the left again', [box(0, 0), box(100, 0), box(0, 60)], []],
  ['what lies over something else', [box(0, 0, 300, 300), box(10, 10)], []],
  ['a notice, and what closes it in the far corner', [box(0, 60), box(200, 0)], []],
  ['a wrapped line that reaches up into the one before', [box(0, 0), box(100, 0), box(0, 40)], []],
  ['two buttons in a row, put the other way round by their style', [box(100, 0), box(0, 0)], [1]],
  ['a column turned upside down', [box(0, 60), box(0, 0)], [1]],
])('%s', (_, boxes, expected) => expect(outOfOrder(boxes)).toEqual(expected));
