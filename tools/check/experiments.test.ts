import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { experimentNames, experimentRow, experimentUuids, variantUuids } from '@linework/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/install.mjs';

/** What asks for a variant, and what knows who has which. */
const asks = /\buse-variant\.ts'|\bassignments\.ts'/;

const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file));

/** Payments, what leads to them, and consent: the same for everybody. */
const refusedModules =
  /^packages\/(?:billing-flows|parts|domain)\/|pay|wallet|card|bank|amount|autopay|auto-pay|price|fee|enrol|consent|cookie|privacy|usage-data|UsageData|terms|outcome|problem/i;

const askers = files.filter((file) => asks.test(readFileSync(path.join(root, file), 'utf8')));

describe('Experiments', () => {
  it('are asked about somewhere', () => {
    expect(askers.length).toBeGreaterThan(0);
  });

  it('are about nothing that moves money, asks for consent or says what went wrong', () => {
    expect(askers.filter((file) => refusedModules.test(file))).toEqual([]);
  });

  it.each([
    'packages/billing-flows/src/scheduled-payment/ReviewScreen.tsx',
    'apps/portal/src/pages/PayBillPage.tsx',
    'apps/portal/src/shell/UsageDataChoice.tsx',
    'apps/portal/src/pages/CookiesPage.tsx',
  ])('would be refused in %s', (file) => {
    expect(files).toContain(file);
    expect(refusedModules.test(file)).toBe(true);
  });

  it('have ids of their own', () => {
    const ids = [...experimentUuids, ...variantUuids];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const today = new Date().toISOString().slice(0, 10);

describe.each(experimentNames)('The experiment %s', (name) => {
  const { variants, traffic, startsOn, endsOn } = experimentRow(name);

  it('shares out all that take part, and has a control', () => {
    const weights = Object.values(variants).map(({ weight }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(Object.keys(variants)[0]).toBe('control');
    expect(traffic).toBeGreaterThanOrEqual(0);
    expect(traffic).toBeLessThanOrEqual(100);
  });

  it('has not ended', () => {
    expect(startsOn <= endsOn && endsOn >= today, `${name} ended on ${endsOn}: take it out`).toBe(true);
  });

  it('is asked about by its name', () => {
    const asked = askers.some((file) =>
      readFileSync(path.join(root, file), 'utf8').includes(`useVariant('${name}')`),
    );
    expect(asked).toBe(true);
  });
});
