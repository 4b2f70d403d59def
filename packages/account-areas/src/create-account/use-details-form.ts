import { useCopy } from '@linework/copy';
import {
  keptAddressProblem,
  longestPassword,
  longestPersonName,
  longestUsername,
  passwordProblem,
  personNameProblem,
  shortestPassword,
  shortestUsername,
  usernameProblem,
} from '@linework/domain';
import { type FormProblems, useFormProblems } from '@linework/parts/forms';
import { createAccountCopy } from './create-account.copy.ts';
import type { TypedDetails } from './create-account.types.ts';

export const usernameLengths = { shortest: shortestUsername, longest: longestUsername };
export const passwordLengths = { shortest: shortestPassword, longest: longestPassword };

interface DetailsProblems {
  readonly firstName: NonNullable<ReturnType<typeof personNameProblem>>;
  readonly lastName: NonNullable<ReturnType<typeof personNameProblem>>;
  readonly email: NonNullable<ReturnType<typeof keptAddressProblem>>;
  readonly username: NonNullable<ReturnType<typeof usernameProblem>>;
  readonly password: NonNullable<ReturnType<typeof passwordProblem>>;
}

/** What is wrong with who somebody is and how they will sign in, in the page's words. */
export function useDetailsForm(): FormProblems<DetailsProblems> {
  const { t } = useCopy(createAccountCopy);
  const nameWords = (field: 'firstName' | 'lastName', found?: DetailsProblems['firstName']) => {
    if (found === 'missing') return t(`details.${field}.missing`);
    return found && t(`details.name.${found}`, { longest: longestPersonName });
  };
  return useFormProblems<DetailsProblems>(
    ['firstName', 'lastName', 'email', 'username', 'password'],
    ({ firstName, lastName, email, username, password }) => ({
      firstName: nameWords('firstName', firstName),
      lastName: nameWords('lastName', lastName),
      email: email && t(`details.email.${email}`),
      username: username && t(`username.${username}`, usernameLengths),
      password: password && t(`password.${password}`, passwordLengths),
    }),
  );
}

/** The rules of everything that is typed there. */
export const detailsProblems = ({ firstName, lastName, email, username, password }: TypedDetails) => ({
  firstName: personNameProblem(firstName) ?? undefined,
  lastName: personNameProblem(lastName) ?? undefined,
  email: keptAddressProblem(email) ?? undefined,
  username: usernameProblem(username) ?? undefined,
  password: passwordProblem(password) ?? undefined,
});
