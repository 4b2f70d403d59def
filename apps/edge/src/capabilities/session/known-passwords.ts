let loaded: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Passwords that were stolen or that many use, in small letters: read once, when the first is chosen. */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load();
  return loaded;
}
