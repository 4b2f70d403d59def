/** Who sends a request: somebody of the account under test, of another account, or nobody that the edge knows. */
export const callerNames = [
  'owner',
  'billing',
  'standard',
  'otherOwner',
  'nobody',
  'expired',
  'garbled',
] as const;
export type CallerName = (typeof callerNames)[number];

/** A request as it is generated, printed and sent again. Cookies and the XSRF token are put in by its caller's name. */
export interface FuzzRequest {
  readonly caller: CallerName;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** These win over what the caller would send. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** `latin1` sends bytes that are no UTF-8. */
  readonly encoding: 'utf8' | 'latin1';
}

/** A request that is as the portal would send it. */
export const plainRequest = (
  caller: CallerName,
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): FuzzRequest => ({
  caller,
  method,
  path,
  headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  body: body ? JSON.stringify(body) : null,
  encoding: 'utf8',
});
