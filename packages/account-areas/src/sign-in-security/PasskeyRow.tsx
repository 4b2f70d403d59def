import { useCopy } from '@linework/copy';
import { Button } from '@linework/design-system';
import { Device, PasskeyName, RowActions, Times } from './devices-parts.ts';
import type { Passkey } from './passkeys.types.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly name: string;
  readonly timeZone: string;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: what it is called, since when, when it was used last. */
export function PasskeyRow({ passkey, name, timeZone, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useCopy(signInSecurityCopy);
  const { madeAt, lastUsedAt } = passkey;
  const at = (instant: string) => ({ at: instant, timeZone });
  return (
    <Device>
      <div>
        <PasskeyName>{name}</PasskeyName>
        <Times>
          {lastUsedAt === null
            ? t('passkeys.unused', { made: at(madeAt) })
            : t('passkeys.times', { made: at(madeAt), used: at(lastUsedAt) })}
        </Times>
      </div>
      <RowActions>
        <Button variant="quiet" aria-label={t('passkeys.renameOf', { passkey: name })} onPress={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button variant="quiet" aria-label={t('passkeys.removeOf', { passkey: name })} onPress={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </RowActions>
    </Device>
  );
}
