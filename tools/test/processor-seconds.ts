import { cpus } from 'node:os';

/** For how many seconds the processors of this machine have worked since it was started, for whatever. */
export const processorSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
