import type { DrawingShape } from './Drawing.tsx';

const paper = 'M2 2h48v60l-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6z';

/** Paid. */
export const paidReceipt: DrawingShape = {
  width: 52,
  height: 64,
  tone: 'positive',
  soft: paper,
  ink: paper,
  line: 'M14 28l9 10 16-20',
};

const brokenHalf = 'M52 16H10a7 7 0 0 0-7 7v46a7 7 0 0 0 7 7h36l7-13-9-12 9-11-7-12z';

/** The method was refused. */
export const brokenCard: DrawingShape = {
  width: 110,
  height: 80,
  tone: 'critical',
  soft: brokenHalf,
  ink: `${brokenHalf}M3 35h45M13 62h15M64 15l34 3a7 7 0 0 1 7 7l-4 44a7 7 0 0 1-7 6l-37-3 7-12-8-12 9-12-7-11zM65 36l39 3`,
  line: 'M47 5l3 6M57 2v7M67 5l-3 6',
};

/** Something on our side came apart. */
export const unplugged: DrawingShape = {
  width: 110,
  height: 80,
  tone: 'critical',
  soft: 'M22 24h16a16 16 0 0 1 0 32H22z',
  ink: 'M22 24h16a16 16 0 0 1 0 32H22zM54 32h10M54 48h10M88 24H76a4 4 0 0 0-4 4v24a4 4 0 0 0 4 4h12zM78 32v0M78 48v0M2 40h20M88 40h20',
  line: 'M60 14l-3-8M68 12l1-9M76 15l5-7',
};

/** On its way. */
export const paperPlane: DrawingShape = {
  width: 110,
  height: 80,
  tone: 'brand',
  soft: 'M106 6L52 44l30 18z',
  ink: 'M34 34L106 6 82 62 52 44zM106 6L52 44v22l11-14',
  line: 'M3 70c10 6 22 6 28-2 5-8-2-15-9-11-8 5-2 17 12 13',
};

/** A day that was chosen. */
export const dayOnCalendar: DrawingShape = {
  width: 88,
  height: 80,
  tone: 'brand',
  soft: 'M6 14h76v18H6z',
  ink: 'M10 14h68a4 4 0 0 1 4 4v54a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4zM6 32h76M26 5v16M62 5v16M20 45h4M36 45h4M20 61h4',
  line: 'M46 57a12 12 0 1 0 12-13c-8 0-13 5-12 13M53 57l4 4 7-8',
};

/** Nobody knows yet. */
export const openHour: DrawingShape = {
  width: 80,
  height: 80,
  tone: 'brand',
  soft: 'M40 40V8a32 32 0 0 1 28 17z',
  ink: 'M70 28A32 32 0 1 0 54 69M40 20v20l12 9',
  line: 'M72 40a32 32 0 0 1-9 22M72 40l-6-5M72 40l5-6',
};

/** Done: a sheet with nothing torn, for no money moved. */
export const tickedSheet: DrawingShape = {
  width: 88,
  height: 80,
  tone: 'positive',
  soft: 'M16 4h30l14 14v58H16z',
  ink: 'M16 4h30l14 14v58H16zM46 4v14h14M26 30h20M26 42h14',
  line: 'M46 56a13 13 0 1 0 26 0a13 13 0 1 0-26 0M53 56l4 5 8-9',
};

/** What was read is not so any more. */
export const changedSheet: DrawingShape = {
  width: 88,
  height: 80,
  tone: 'brand',
  soft: 'M16 4h30l14 14v58H16z',
  ink: 'M16 4h30l14 14v58H16zM46 4v14h14M26 30h20M26 42h10',
  line: 'M70 50a14 14 0 1 0 1 12M73 43l-2 8-8-2',
};

/** Sent back by the bank. */
export const sentBack: DrawingShape = {
  width: 110,
  height: 80,
  tone: 'critical',
  soft: 'M56 26l24-16 24 16z',
  ink: 'M56 26l24-16 24 16zM56 26h48M62 34v24M74 34v24M86 34v24M98 34v24M54 66h52M52 74h56',
  line: 'M46 42H14c-14 0-14 24 0 24h18M26 58l7 8-7 8',
};

/** The bills are found elsewhere. */
export const movedNextDoor: DrawingShape = {
  width: 228,
  height: 160,
  tone: 'brand',
  soft: 'M146 24h52v128h-52z',
  ink: 'M8 152h212M26 152V98h56v54M20 98h68l-8-18H28zM58 152v-32h14v32M34 112h14v14H34zM146 152V24h52v128M158 40h8M178 40h8M158 60h8M178 60h8M158 80h8M178 80h8M158 100h8M178 100h8M164 152v-26h16v26',
  line: 'M54 80V58c0-12 8-18 18-18h48M112 31l10 9-10 9',
};

/** Work on the line. */
export const lineWork: DrawingShape = {
  width: 228,
  height: 160,
  tone: 'brand',
  soft: 'M172 152l12-38h8l12 38z',
  ink: 'M8 152h212M76 12v140M48 34h56M48 34l28 22 28-22M55 34v-10M97 34v-10M106 152l18-98M128 152l18-98M110 134h21M113 116h21M117 96h21M120 78h21M172 152l12-38h8l12 38M164 152h48M178 134h20',
  line: 'M0 18c18 8 36 8 55 6 14 4 28 4 42 0 44 10 88 8 131-8',
};

/** Paid at a store alone. */
export const openStore: DrawingShape = {
  width: 228,
  height: 160,
  tone: 'brand',
  soft: 'M66 88h54v40H66z',
  ink: 'M8 152h212M50 152V66M180 152V66M44 34h142l8 24H36zM36 58c0 12 20 12 20 0 0 12 20 12 20 0 0 12 20 12 20 0 0 12 19 12 19 0 0 12 20 12 20 0 0 12 20 12 20 0 0 12 20 12 20 0 0 12 19 12 19 0M66 88h54v40H66zM134 152V88h30v64M156 120v4',
  line: 'M74 97h38v22H74zM93 103a5 5 0 1 0 .1 0M80 108v0M106 108v0',
};
