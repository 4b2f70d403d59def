import { headerNames } from '@linework/contract';
import { reviewerCookie, sentCookieName } from '@linework/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setListedCookie } from '../../access/listed-cookie.ts';
import { hashToken, newToken, type XsrfTokens } from '../../access/tokens.ts';
import { OutcomeProblem } from '../../problems/problem.ts';

/**
 * The XSRF token of somebody who has no session yet: bound to a cookie of this browser that no script reads, and given
 * in an answer that no other site reads.
 */
export interface ReviewerTokens {
  issue(request: FastifyRequest, reply: FastifyReply): string;
  /** @throws OutcomeProblem LW-AUT-070 when the token is missing or another browser's */
  require(request: FastifyRequest): void;
}

export function reviewerTokens(xsrf: XsrfTokens, secure: boolean): ReviewerTokens {
  const name = sentCookieName(reviewerCookie, secure);
  return {
    issue: (request, reply) => {
      const browser = request.cookies[name] ?? newToken();
      setListedCookie(reply, reviewerCookie, { value: browser, secure });
      return xsrf.issue(hashToken(browser));
    },
    require: (request) => {
      const browser = request.cookies[name];
      const token = request.headers[headerNames.xsrf];
      const fits = browser && typeof token === 'string' && xsrf.belongsTo(token, hashToken(browser));
      if (!fits) throw new OutcomeProblem('LW-AUT-070');
    },
  };
}
