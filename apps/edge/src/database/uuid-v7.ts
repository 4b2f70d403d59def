import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes are asked for in bulk: one call to the generator for 256 keys, of which a payment needs five. */
const pool = Buffer.allocUnsafe(16 * 256);
let used = pool.length;

function random(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.subarray(used - 16, used);
}

let lastMillisecond = 0;
let sequence = 0;

/**
 * A UUIDv7 (RFC 9562, method 1): keys are made in the application, sort by the time they were made and need no sequence of
 * the database. Within one process they are strictly increasing.
 */
export function uuidV7(): string {
  const now = Date.now();
  const bytes = random();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    // From anywhere in the lower half, so that two processes do not count alike, and there is room to count.
    sequence = bytes.readUInt32BE(6) >>> 1;
  } else {
    sequence += 1;
  }
  return v7({ random: bytes, msecs: lastMillisecond, seq: sequence });
}
