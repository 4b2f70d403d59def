import { defineCopy } from '@linework/copy';
import en from './chunk-problem.en.json';
import es from './chunk-problem.es.json';

/** Part of the portal's entry in both languages: what says that something did not load must not have to load. */
export const chunkProblemCopy = defineCopy<typeof en>({
  namespace: 'chunkProblem',
  load: { en: async () => ({ default: en }), es: async () => ({ default: es }) },
});
