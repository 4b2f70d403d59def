import { Fragment } from 'react';

export interface EmailAddressProps {
  /** "owner@maplest.example" */
  children: string;
}

/** An email address: too long for its line, it breaks after its `@`, and within its host before a dot. */
export function EmailAddress({ children }: EmailAddressProps) {
  const parts = children.split(/(?<=@)|(?<=@.+)(?=\.)/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
