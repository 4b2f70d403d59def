import type { AutoPayScope } from '@linework/domain';

/** What Auto Pay is opened for, as the address says (`for=mobile`); all services where it says nothing else. */
export const scopeIn = (query: URLSearchParams): AutoPayScope =>
  query.get('for') === 'mobile' ? 'mobile' : 'allServices';

/** The same in an address: all services are not named. */
export const forScope = (scope: AutoPayScope): string | undefined => (scope === 'mobile' ? scope : undefined);
