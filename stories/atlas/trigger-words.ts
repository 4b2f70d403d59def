import type { CopyKey } from '@linework/copy';
import en from './atlas.en.json' with { type: 'json' };
import type { Trigger } from './trigger.ts';

type AtlasKey = CopyKey<typeof en>;

function isKey(key: string): key is AtlasKey & string {
  let found: unknown = en;
  for (const part of key.split('.')) {
    const inside = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    found = inside.find(([name]) => name === part)?.[1];
  }
  return typeof found === 'string';
}

/** Where the words of a trigger stand, as a customer would say it: `told.event.amount.submitted`; null where none do. */
export function toldKey({ kind, name }: Trigger): AtlasKey | null {
  const key = `told.${kind}.${name}`;
  return isKey(key) ? key : null;
}
