import { movedRows, toggleNames, toggles } from '@linework/contract';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { decisionLines } from './decision-lines.ts';
import { printAccess, whoMayGoWhere } from './who-may-go-where.ts';

describe('who may go where', async () => {
  const table = await whoMayGoWhere();

  it('is what was reviewed', async () => {
    await expect(printAccess(table)).toMatchFileSnapshot('./who-may-go-where.txt');
  });

  it('names every route', () => {
    const addresses = new Set(table.map(({ address }) => address.replace(/\?.*/, '')));
    expect([...addresses].sort()).toEqual(routes.map(({ path }) => path).sort());
  });

  it.each(toggleNames)('names the addresses that %s switches, and those alone', (name) => {
    const named = table.filter(({ lines }) =>
      lines.some(({ conditions }) => conditions.some((condition) => condition === `${name} on`)),
    );
    expect(named.map(({ address }) => address).sort()).toEqual([...toggles[name].switches].sort());
  });

  it('lets nobody who is signed out see a page of an account', () => {
    const open = table.filter(({ lines }) =>
      lines.some(
        ({ conditions, outcome }) => !conditions.includes('signed in') && outcome.startsWith('the '),
      ),
    );
    expect(open.map(({ address }) => address)).toEqual([
      '/login',
      '/account-recovery',
      '/create-account',
      '/create-fsecure-account',
      '/cookies',
      '/contact-to-continue',
      '/maintenance',
      '/404',
    ]);
  });

  it('leads on from every address of old', () => {
    expect(table.slice(-movedRows.length).map(({ address }) => address)).toEqual(
      movedRows.map(({ path }) => path),
    );
  });
});

describe('lines of decisions', () => {
  const questions = [
    { name: 'role', values: ['A', 'B', 'C'] },
    { name: 'day', values: ['1', '2'] },
  ];

  it('name what makes a difference, and put together what comes to the same', () => {
    const lines = decisionLines(questions, ({ role, day }) => (role === 'C' && day === '2' ? 'in' : 'out'));
    expect(lines).toEqual([
      { conditions: ['A or B'], outcome: 'out' },
      { conditions: ['C', '1'], outcome: 'out' },
      { conditions: ['C', '2'], outcome: 'in' },
    ]);
  });

  it('name nothing where all come to the same', () => {
    expect(decisionLines(questions, () => 'in')).toEqual([{ conditions: [], outcome: 'in' }]);
  });
});
