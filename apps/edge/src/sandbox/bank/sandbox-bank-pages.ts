import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { newNonce } from '../../http/content-security-policy.ts';
import { refuseOnStricterHost } from '../../http/stricter-host.ts';
import type { Services } from '../../services.ts';
import { chooseAccountPage, endedPage } from './sandbox-bank-html.ts';
import { type SandboxBankLogin, sandboxBankPath } from './sandbox-bank-login.ts';

const asked = z.object({
  request: z.string().max(4_000).catch(''),
  language: z.enum(['en', 'es']).catch('en'),
});
const answered = asked.extend({
  answer: z.enum(['connect', 'cancel']).catch('cancel'),
  account: z.string().max(40).catch(''),
});

/** A page without scripts, whose one form stays here and whose one way out is back. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The sandbox's own page, on which a customer chooses a sample bank and account. Not on hosts of stricter environments. */
export function sandboxBankPages(
  app: FastifyInstance,
  { configuration }: Services,
  sandbox: SandboxBankLogin,
): void {
  const open = {
    config: { beforeSignIn: true },
    preHandler: refuseOnStricterHost(configuration),
  };
  const show = (reply: FastifyReply, status: number, html: (nonce: string) => string) => {
    const nonce = newNonce();
    return reply
      .code(status)
      .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html(nonce));
  };

  app.get(sandboxBankPath, open, (request, reply) => {
    const { request: note, language } = asked.parse(request.query);
    if (!sandbox.readRequest(note)) return show(reply, 410, (nonce) => endedPage({ language, nonce }));
    return show(reply, 200, (nonce) => chooseAccountPage(note, { language, nonce }));
  });

  // Nothing is changed here, which is why a plain form may ask for it: the code is worth nothing without its session.
  app.get(`${sandboxBankPath}/answer`, open, (request, reply) => {
    const { request: note, language, answer, account } = answered.parse(request.query);
    const known = sandbox.readRequest(note);
    if (!known) return show(reply, 410, (nonce) => endedPage({ language, nonce }));
    reply.header('cache-control', 'no-store');
    return reply.redirect(sandbox.answerFor(known, answer === 'connect' ? account : null), 303);
  });
}
