import { expect, test } from 'vitest';
import { styleAttributesAsRules } from './style-attributes.ts';

test('what style attributes say is said by rules, once for each that is said', () => {
  const html = '<i style="width:40%"></i><b style="width:60%" class="bar"></b><i style="width:40%"></i>';
  expect(styleAttributesAsRules(html)).toEqual({
    html: '<i data-style="0"></i><b data-style="1" class="bar"></b><i data-style="0"></i>',
    rules: '#root [data-style="0"]{width:40%}#root [data-style="1"]{width:60%}',
  });
});

test('what a customer wrote becomes no rule', () => {
  const written = '<p>Ana&#x27;s style=&quot;color:red&quot;</p>';
  expect(styleAttributesAsRules(written)).toEqual({ html: written, rules: '' });
  expect(styleAttributesAsRules('<i style="content:&quot;&lt;/style&gt;&quot;"></i>')).toEqual({
    html: '<i></i>',
    rules: '',
  });
});
