import { useCopy } from '@linework/copy';
import { stateTitle } from '../atlas/measure.ts';
import { flowName } from '../atlas/state-stories.ts';
import { reachCopy } from './reach.copy.ts';

/** What a story's tag names, in words: `state:one-time-payment.declined` is “Declined” in One time payment. */
export function useTagWords(): (tag: string) => string {
  const { t } = useCopy(reachCopy);
  return (tag) => {
    const at = tag.indexOf(':');
    const [kind, name] = [tag.slice(0, at), tag.slice(at + 1)];
    const [flow = '', ...state] = name.split('.');
    switch (kind) {
      case 'state':
        return t('heading.state', { name: state.map(stateTitle).join(' › '), flow: flowName(flow) });
      case 'standing':
        return t('heading.standing', { name: name.split('.').map(stateTitle).join(' › ') });
      case 'outcome':
      case 'role':
      case 'route':
        return t(`heading.${kind}`, { name });
      default:
        return tag;
    }
  };
}
