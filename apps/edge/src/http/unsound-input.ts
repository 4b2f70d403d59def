import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OutcomeProblem } from '../problems/problem.ts';

/** No body of ours is nested deeper than half of this. */
const deepest = 16;

/** What no database can keep as text: NUL, and halves of a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Every body of every call is looked at, so nothing is built on the way. The limit keeps a body of nothing but brackets
 * from exhausting the stack.
 */
function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name) || !isSound(inner, depth + 1)) return false;
  }
  return true;
}

const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/** Whether a body is in UTF-8 as it stands. One that says otherwise may be something else to a filter that reads it first. */
function isPlain({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  const [, named = 'utf-8'] = charset.exec(headers['content-type'] ?? '') ?? [];
  return encoding.toLowerCase() === 'identity' && /^utf-?8$/i.test(named);
}

/**
 * The one place that refuses what no call of ours can mean, whichever it is for: NUL in an address, and bodies that are no
 * JSON in UTF-8 or say that they are not, name a prototype, nest without end or hold text that no database can keep. Routes
 * behind it judge what a body says. Cookies are not judged here: one that another application set would lock a customer
 * out, and ours are known again or not.
 */
export function refuseUnsoundInput(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isPlain(request)) {
      done(new OutcomeProblem('LW-SYS-060', { status: 415 }), undefined);
      return;
    }
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      done(new OutcomeProblem('LW-SYS-060'), undefined);
      return;
    }
    parse(request, text, done);
  });
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new OutcomeProblem('LW-SYS-060');
  });
  app.addHook('preValidation', async (request) => {
    if (!isSound(request.body)) throw new OutcomeProblem('LW-SYS-060');
  });
}
