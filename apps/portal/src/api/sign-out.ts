import { startPaths } from '@linework/contract';
import { send } from './http.ts';

export const signOut = (): Promise<void> => send(startPaths.logout, { method: 'POST', body: {} });
