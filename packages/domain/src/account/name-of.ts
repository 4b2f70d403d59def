/** Somebody's name, as colleagues read it. */
export const nameOf = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.trim();
