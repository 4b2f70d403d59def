import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { z } from 'zod';
import { saveAttemptWith } from './attempts.ts';
import { attemptSchema, draftFormat, draftsInTurn } from './drafts.ts';

describe('a draft', () => {
  const formatOf = (version: number) =>
    draftFormat(version, () => z.strictObject({ step: z.string(), attempt: attemptSchema().nullable() }));
  const draft = { step: 'review', attempt: null };

  it('reads back as it was written', () => {
    expect(formatOf(3).read(formatOf(3).write(draft))).toEqual(draft);
  });

  it.each([
    ['of another version', formatOf(2).write(draft)],
    ['with more than the flow keeps', JSON.stringify({ version: 3, ...draft, more: true })],
    ['with less', JSON.stringify({ version: 3, step: 'review' })],
    ['that is no JSON', 'version 3'],
  ])('%s is none', (_what, text) => expect(formatOf(3).read(text)).toBeNull());

  it('is stored with the key before anything is sent with it, and keeps the key that it had', async () => {
    const stored: string[] = [];
    const ports = { saveDraft: async (text: string) => void stored.push(text), newKey: () => 'new' };
    const save = saveAttemptWith(ports, formatOf(3).write);
    const keyFor = async (attempt: { key: string; sent: boolean } | null) => {
      const actor = createActor(save, { input: { draft, attempt } }).start();
      return (await toPromise(actor)).key;
    };
    expect(await keyFor(null)).toBe('new');
    expect(await keyFor({ key: 'old', sent: false })).toBe('old');
    expect(stored.map((text) => formatOf(3).read(text)?.attempt)).toEqual([
      { key: 'new', sent: true },
      { key: 'old', sent: true },
    ]);
  });
});

describe('draft calls', () => {
  /** Ports whose first save takes until it is told to end. */
  function slowly() {
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    const drafts = draftsInTurn({
      loadDraft: async () => null,
      saveDraft: async (text) => {
        if (text === 'first') await first.promise;
        done.push(text);
      },
      discardDraft: async () => void done.push('discarded'),
    });
    return { done, first, drafts };
  }

  it('follow one another, however long one takes', async () => {
    const { done, first, drafts } = slowly();
    const calls = [drafts.saveDraft('first'), drafts.saveDraft('second'), drafts.discardDraft()];
    const after = drafts.afterDrafts(async () => void done.push('after'));
    first.resolve();
    await Promise.all([...calls, after]);
    expect(done).toEqual(['first', 'second', 'discarded', 'after']);
  });

  it('go on after one that failed, which is told so', async () => {
    const { done, first, drafts } = slowly();
    const failing = drafts.saveDraft('first');
    const next = drafts.saveDraft('second');
    first.reject(new Error('No room'));
    await expect(failing).rejects.toThrow('No room');
    await next;
    expect(done).toEqual(['second']);
  });
});
