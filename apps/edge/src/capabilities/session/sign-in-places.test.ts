import { expect, test } from 'vitest';
import { inSignInPlaces } from './sign-in-places.ts';

interface Coming {
  readonly address: string;
  readonly marks?: 'right' | 'made up';
}

/** Sign-ins that stay under way until they are let go; each of another name. */
function crowd() {
  const end = Promise.withResolvers<void>();
  let names = 0;
  return {
    letGo: end.resolve,
    /** @returns what was heard by those who were turned away */
    async come(callers: readonly Coming[]): Promise<readonly string[]> {
      const heard: string[] = [];
      for (const { address, marks } of callers) {
        names += 1;
        const found = { nameHash: `name ${names}`, device: marks === 'right' ? `device ${names}` : null };
        const caller = { address, deviceMarks: marks ?? null };
        inSignInPlaces(
          caller,
          async () => await Promise.resolve(found),
          async () => await end.promise,
        ).catch((error: Error & { code?: string }) => heard.push(error.code ?? error.message));
      }
      await new Promise((resolve) => setImmediate(resolve));
      return heard;
    },
  };
}

const many = (length: number, of: (index: number) => Coming): Coming[] =>
  Array.from({ length }, (_, index) => of(index));
const fromEverywhere = (index: number): Coming => ({ address: `192.0.2.${index}` });
const ofOneSite = (index: number): Coming => ({ address: `2001:db8:1:${index}::/64` });

test.each([
  ['without marks', fromEverywhere],
  ['with marks they made up', (index: number) => ({ ...fromEverywhere(index), marks: 'made up' as const })],
])('strangers from everywhere %s leave their places to devices that know their owner', async (_, of) => {
  const { come, letGo } = crowd();
  expect(await come(many(200, of))).toEqual(Array.from({ length: 152 }, () => 'LW-SYS-010'));
  const known = many(24, (index) => ({ address: `198.51.100.${index}`, marks: 'right' }));
  expect(await come(known)).toEqual([]);
  letGo();
});

test('many networks of one site have half of what strangers have', async () => {
  const { come, letGo } = crowd();
  expect(await come(many(30, ofOneSite))).toEqual(Array.from({ length: 6 }, () => 'LW-AUT-040'));
  expect(await come(many(24, fromEverywhere))).toEqual([]);
  letGo();
});

test('one network has a third of strangers’ places', async () => {
  const { come, letGo } = crowd();
  const office = many(20, () => ({ address: '192.0.2.1' }));
  expect(await come(office)).toEqual(Array.from({ length: 4 }, () => 'LW-AUT-040'));
  letGo();
});

test.each([
  ['one network has a third', 8, () => ({ address: '192.0.2.1', marks: 'right' as const })],
  ['a site has half', 12, (index: number) => ({ ...ofOneSite(index), marks: 'right' as const })],
])('%s of the places of known devices, by however many users of its own', async (_, share, of) => {
  const { come, letGo } = crowd();
  expect(await come(many(16, of))).toEqual(Array.from({ length: 16 - share }, () => 'LW-AUT-040'));
  const elsewhere = many(24 - share, (index) => ({ address: `198.51.100.${index}`, marks: 'right' }));
  expect(await come(elsewhere)).toEqual([]);
  letGo();
});

test('known devices of many networks take no place of a stranger’s', async () => {
  const { come, letGo } = crowd();
  const known = many(60, (index) => ({ address: `198.51.100.${index}`, marks: 'right' }));
  expect(await come(known)).toEqual(Array.from({ length: 36 }, () => 'LW-SYS-010'));
  expect(await come(many(48, fromEverywhere))).toEqual([]);
  letGo();
});

test('made-up marks from everywhere have the database look for no more users at once than it can bear', async () => {
  const looked = Promise.withResolvers<void>();
  let looks = 0;
  const heard: string[] = [];
  const signIns = many(500, fromEverywhere).map(async (caller, index) => {
    const look = async () => {
      looks += 1;
      await looked.promise;
      return { nameHash: `name ${index}`, device: null };
    };
    const check = async () => await Promise.resolve();
    await inSignInPlaces({ ...caller, deviceMarks: 'made up' }, look, check).catch(
      (error: Error & { code?: string }) => heard.push(error.code ?? error.message),
    );
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks).toBe(256);
  expect(heard).toEqual(Array.from({ length: 244 }, () => 'LW-AUT-040'));
  looked.resolve();
  await Promise.all(signIns);
  const { come, letGo } = crowd();
  expect(await come([{ address: '198.51.100.1', marks: 'right' }])).toEqual([]);
  letGo();
});
