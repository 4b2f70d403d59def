import { useCopy } from '@linework/copy';
import { BankIcon, CardIcon, type WayOn } from '@linework/design-system';
import { otherMethod } from '@linework/domain';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { waysOnCopy } from '../outcomes/ways-on.copy.ts';
import type { ResultView } from './result-view.ts';

/** The saved method to go on with where one was refused; nothing where none can pay, or the flow leads nowhere with it. */
export function useSavedWay({ context, send, can }: ResultView): WayOn | null {
  const { t } = useCopy(waysOnCopy);
  const labelOf = useMethodLabel();
  const { options, method, result } = context;
  const refused = method?.kind === 'saved' ? method.methodId : (result?.payment?.method.methodId ?? null);
  const other = options && otherMethod(options.methods, refused);
  if (!other) return null;
  // A card's code is asked for on the way.
  const event = { type: 'savedMethod.submitted', methodId: other.id, token: null } as const;
  if (!can(event)) return null;
  return {
    id: other.id,
    icon: other.type === 'creditCard' ? CardIcon : BankIcon,
    title: labelOf(other),
    note: t(`saved.${other.isPreferred ? 'notePreferred' : 'note'}.${other.type}`),
    verb: t('saved.verb'),
    onPress: () => send(event),
  };
}
