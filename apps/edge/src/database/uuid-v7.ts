import { randomFillSync } from 'node:crypto';

/** Random bytes are asked for in bulk: one call to the generator for 256 keys. */
const pool = Buffer.allocUnsafe(16 * 256);
let used = pool.length;

function sixteenRandomBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.subarray(used - 16, used);
}

let lastMillisecond = 0;
let counter = 0;

/**
 * A UUIDv7: keys are made in the application, sort by the time they were made and need no sequence. Within one
 * process they are strictly increasing (RFC 9562, method 1: 12 counter bits after the millisecond).
 */
export function uuidV7(now: number = Date.now()): string {
  if (now > lastMillisecond) {
    lastMillisecond = now;
    counter = 0;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastMillisecond += 1;
      counter = 0;
    }
  }
  const bytes = sixteenRandomBytes();
  bytes.writeUIntBE(lastMillisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
