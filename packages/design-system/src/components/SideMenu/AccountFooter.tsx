import type { ReactNode } from 'react';

export interface AccountFooterProps {
  /** The company on the account. */
  name: string;
  /** "Account ···· 4471". */
  account: ReactNode;
  /** A link or quiet button. */
  signOut: ReactNode;
}

/** At the foot of the menu: whose account this is, and the way out of it. */
export function AccountFooter({ name, account, signOut }: AccountFooterProps) {
  return (
    <>
      <strong>{name}</strong>
      <div className="lw-tabular">{account}</div>
      {signOut}
    </>
  );
}
