import { isUuid } from '@linework/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Cookies } from '../../access/cookies.ts';
import { languageOf } from '../../access/language.ts';
import { findSession } from '../../access/session-store.ts';
import { keepsMail } from '../../configuration/environment.ts';
import { refuseOnStricterHost } from '../../http/stricter-host.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { sandboxPolicy } from '../sandbox-html.ts';
import { keptMails } from './kept-mails.ts';
import { mailboxPage, mailPage, sandboxMailboxPath, signInPage } from './sandbox-mailbox-html.ts';

const named = z.object({ id: z.string().refine(isUuid) });

/**
 * The mailbox of whoever is signed in, where no message leaves; to anybody else it shows what gets somebody in who cannot
 * sign in. Not where customers are real, nor on hosts of stricter environments.
 */
export function sandboxMailboxPages(
  app: FastifyInstance,
  { database, realClock, configuration }: Pick<Services, 'database' | 'realClock' | 'configuration'>,
  cookies: Cookies,
): void {
  if (!keepsMail(configuration)) return;
  const open = { preHandler: refuseOnStricterHost(configuration) };
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': sandboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  const readerOf = async (request: FastifyRequest) => {
    const token = cookies.sessionTokenHash(request);
    return token && (await findSession(database, token, realClock.now()));
  };

  app.get(sandboxMailboxPath, open, async (request, reply) => {
    const language = languageOf(request, cookies);
    const reader = await readerOf(request);
    if (!reader) return show(reply, 401, signInPage(language, await keptMails(database, null)));
    return show(reply, 200, mailboxPage(language, await keptMails(database, reader.userId)));
  });

  app.get(`${sandboxMailboxPath}/:id`, open, async (request, reply) => {
    const language = languageOf(request, cookies);
    const reader = await readerOf(request);
    const { data } = named.safeParse(request.params);
    const [mail] = data ? await keptMails(database, reader?.userId ?? null, data.id) : [];
    if (!mail && !reader) return show(reply, 401, signInPage(language, []));
    if (!mail) throw new OutcomeProblem('LW-SYS-020');
    return show(reply, 200, mailPage(language, mail));
  });
}
