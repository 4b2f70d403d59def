import { xsrfCookie } from '@linework/contract';

/** Without the token that comes with every session there is none, and nothing to ask or to end. */
export const mayHaveSession = (): boolean => document.cookie.includes(`${xsrfCookie}=`);
