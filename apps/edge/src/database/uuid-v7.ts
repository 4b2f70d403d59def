import { v7 } from 'uuid';

/**
 * A UUIDv7: keys are made in the application, sort by the time they were made and need no sequence. Within one process
 * they are strictly increasing.
 */
export const uuidV7 = (): string => v7();
