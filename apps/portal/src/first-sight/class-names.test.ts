import { expect, test } from 'vitest';
import { withShortClassNames } from './class-names.ts';

test('a class has a short name in rules and elements alike, and one that no rule asks for goes', () => {
  expect(
    withShortClassNames({
      html: '<i class="sc-a kQx"></i><i class="sc-c"></i><i class="lw-tabular sc-d e-f"></i><b class="kQx"></b>',
      styles: '.kQx{top:.5rem}.e-f:has(.sc-d){left:0}.kQx.kQx2{left:0}',
    }),
  ).toEqual({
    html: '<i class="s0"></i><i></i><i class="lw-tabular s1 s2"></i><b class="s0"></b>',
    styles: '.s0{top:.5rem}.s2:has(.s1){left:0}.s0.kQx2{left:0}',
  });
});

test('what a customer wrote stays as it is', () => {
  const html = '<p>Ana class=&quot;sc-a&quot;</p>';
  expect(withShortClassNames({ html, styles: '.sc-a{top:0}' }).html).toBe(html);
});
