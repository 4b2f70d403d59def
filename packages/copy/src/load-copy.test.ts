import { describe, expect, it, vi } from 'vitest';
import { defineCopy } from './bundle.ts';
import { createCopy } from './create-copy.ts';
import { addCopy, changeLanguage, loadCopy } from './load-copy.ts';
import { translator } from './translate.ts';

const bundleOf = (namespace: string) => {
  const en = vi.fn(async () => ({ default: { title: `${namespace} in English` } }));
  const es = vi.fn(async () => ({ default: { title: `${namespace} en español` } }));
  return { en, es, bundle: defineCopy<{ title: string }>({ namespace, load: { en, es } }) };
};

describe('words', () => {
  it('keep a name of two words on one line, and leave every other space to the line', async () => {
    const copy = createCopy({ language: 'en', strict: true });
    const save = 'Save $5.00 with Auto Pay. Auto Payments? {{count}} Auto Pay accounts';
    await addCopy(copy, 'wallet', 'en', { group: { save } });
    expect(translator(copy, 'wallet', 'en').translate('group.save', { count: 2 })).toBe(
      'Save $5.00 with Auto\u00a0Pay. Auto Payments? 2 Auto\u00a0Pay accounts',
    );
  });

  it('are fetched once, however many screens ask', async () => {
    const copy = createCopy({ language: 'en' });
    const { bundle, en, es } = bundleOf('wallet');
    await Promise.all([loadCopy(copy, [bundle]), loadCopy(copy, [bundle])]);
    await loadCopy(copy, [bundle]);
    expect(en).toHaveBeenCalledTimes(1);
    expect(es).not.toHaveBeenCalled();
  });

  it('are fetched anew after a connection failed', async () => {
    const copy = createCopy({ language: 'en', strict: true });
    const { bundle, en } = bundleOf('wallet');
    en.mockRejectedValueOnce(new Error('offline'));
    await expect(loadCopy(copy, [bundle])).rejects.toThrow('offline');
    await loadCopy(copy, [bundle]);
    expect(translator(copy, 'wallet', 'en').translate('title')).toBe('wallet in English');
  });

  it('of every screen seen are there before the page changes language', async () => {
    const copy = createCopy({ language: 'en', strict: true });
    const wallet = bundleOf('wallet');
    const shell = bundleOf('shell');
    await loadCopy(copy, [wallet.bundle, shell.bundle]);
    const titles: string[] = [];
    copy.on('languageChanged', () => {
      titles.push(...['wallet', 'shell'].map((name) => translator(copy, name, 'es').translate('title')));
    });
    await changeLanguage(copy, 'es');
    expect(titles).toEqual(['wallet en español', 'shell en español']);
  });

  it('stay in the old language when the new one cannot be fetched', async () => {
    const copy = createCopy({ language: 'en', strict: true });
    const { bundle, es } = bundleOf('wallet');
    es.mockRejectedValueOnce(new Error('offline'));
    await loadCopy(copy, [bundle]);
    await expect(changeLanguage(copy, 'es')).rejects.toThrow('offline');
    expect(copy.language).toBe('en');
  });
});
