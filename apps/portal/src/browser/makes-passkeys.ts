/** Whether the browser knows passkeys: old ones don't, nor does any on a page that came by plain http. */
export const makesPasskeys = (): boolean => 'PublicKeyCredential' in window;
