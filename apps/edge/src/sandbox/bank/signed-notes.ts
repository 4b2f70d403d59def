import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { isSame } from '../../access/tokens.ts';

/** Notes that the sandbox gives to a browser and knows again: readable by anybody, changeable by nobody. */
export interface SignedNotes<Note> {
  write(note: Note): string;
  /** `null` for anything that was not written here. */
  read(text: string): Note | null;
}

export function signedNotes<Note>(key: Buffer, purpose: string, schema: z.ZodType<Note>): SignedNotes<Note> {
  const sign = (body: string) => createHmac('sha256', key).update(`${purpose}.${body}`).digest('base64url');
  return {
    write: (note) => {
      const body = Buffer.from(JSON.stringify(note)).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    read: (text) => {
      const [body = '', signature = ''] = text.split('.');
      if (!isSame(signature, sign(body))) return null;
      return schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    },
  };
}
