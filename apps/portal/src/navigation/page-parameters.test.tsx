import type { PageName } from '@linework/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, it } from 'vitest';
import { PageLocationContext, usePageParameters } from './page-location.ts';

function ParametersOf({ page }: { readonly page: PageName }) {
  return <p>{JSON.stringify(usePageParameters(page))}</p>;
}

const shown = (page: PageName, pathname: string) =>
  renderToStaticMarkup(
    <PageLocationContext value={{ pathname, search: '', hash: '', state: null, key: 'k' }}>
      <ParametersOf page={page} />
    </PageLocationContext>,
  );

it('a page reads the parameters of its own address, and none that its pattern does not name', () => {
  expect(shown('payBill', '/billing/pay-bill')).toBe('<p>{}</p>');
  expectTypeOf(usePageParameters<'payBill'>).returns.toEqualTypeOf<Readonly<Record<never, string>>>();
});

it('a page never reads another page’s address', () => {
  expect(() => shown('payBill', '/billing/moved')).toThrow('/billing/moved is no address of payBill');
});
