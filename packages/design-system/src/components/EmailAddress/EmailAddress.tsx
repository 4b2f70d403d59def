export interface EmailAddressProps {
  /** "owner@maplest.example" */
  children: string;
}

/** An email address: too long for its line, it breaks before its host. */
export function EmailAddress({ children }: EmailAddressProps) {
  const [name, ...host] = children.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
