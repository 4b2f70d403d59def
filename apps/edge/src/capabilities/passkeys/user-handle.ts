/** What a passkey keeps of its owner beside their username: their id, as bytes. It tells nobody who they are. */
export const userHandle = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
