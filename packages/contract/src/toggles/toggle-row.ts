/** Areas that are to come and bring no page of their own: what reads a toggle there is not built yet. */
type AwaitedPart = 'voice';

/** What one toggle is, and where it may be on. */
export interface ToggleRow {
  /** The environment variable that sets it. */
  readonly variable: string;
  /**
   * What the variable may say: on or off; or also the numbers of the accounts that it is on for; or also whom, by
   * environment, host, account, footprint, role and user.
   */
  readonly takes: 'switch' | 'accounts' | 'targets';
  /** Where it is on while nothing is set: nowhere, or wherever there are no real customers. */
  readonly onByDefault: 'nowhere' | 'withDemoData';
  /** Whether the portal is told: on every host, on hosts of the server's own environment alone, or never. */
  readonly shown: 'always' | 'inOwnEnvironment' | 'never';
  /** Why production does not start with it, as the end of a sentence; `null` where it may be on there. */
  readonly refusedInProduction: string | null;
  /** Who decides whether it is on, and takes it out in the end. */
  readonly owner: string;
  /** What it means that it is on, for whoever reads the list of toggles. */
  readonly meaning: string;
  /** Until something is out; while something runs badly; who may have something; to compare. */
  readonly kind: 'release' | 'operations' | 'permission' | 'experiment';
  readonly readAt: 'edge' | 'portal' | 'both';
  /** The addresses that are there or not by it. */
  readonly switches: readonly string[];
  /** The day by which its owner says again whether it is needed: from the next on, the check fails. */
  readonly reviewBy: string;
  /** What is to come and will read it; a toggle without this is read somewhere now. */
  readonly awaits?: AwaitedPart;
}
