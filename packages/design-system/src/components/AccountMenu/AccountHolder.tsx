import { styled } from 'styled-components';

const Holder = styled.div`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  overflow-wrap: anywhere;

  > * {
    display: block;
  }
`;

export interface AccountHolderProps {
  /** The company on the account. */
  company: string;
  /** "Signed in as Alma Ruiz". */
  user: string;
  /** "Account ···· 4471". */
  account: string;
}

/** Whose account this is, and who looks at it. */
export function AccountHolder({ company, user, account }: AccountHolderProps) {
  return (
    <Holder>
      <strong>{company}</strong>
      <span className="lw-tabular">{account}</span>
      <span>{user}</span>
    </Holder>
  );
}
