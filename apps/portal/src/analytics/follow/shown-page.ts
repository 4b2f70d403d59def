import { type AnalyticsFact, isDeferredPage, type ShownName } from '@linework/contract';
import type { OutcomeCode } from '@linework/domain';
import { type FlowPlace, flowPlaceIn } from './facts-of.ts';

/** Between what the page changes and the next look at it, in milliseconds. */
const lookMs = 200;

export interface ShownPage {
  /** A page is shown, or a step of its flow. */
  readonly show: (page: ShownName, search: string) => void;
  /** Which page is shown; the sign-in page before any is. */
  readonly page: () => ShownName;
  /** The page is left now: what was still loading is told as left. */
  readonly leave: () => void;
}

/** Whether a page's content stands there; where it comes after the page, its heading does too. */
const hasContent = (isDeferred: boolean): boolean =>
  !document.querySelector('main [aria-busy="true"]') &&
  (!isDeferred || document.querySelector('main h1') !== null);

const shownOutcomes = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll<HTMLElement>('[data-outcome]')].map((one) => one.dataset.outcome ?? ''),
  );

/** What a page marks so is a code of the catalogue, and the edge takes no other; the catalogue itself would be 6 kB more. */
const isOutcome = (code: string): code is OutcomeCode => /^LW-[A-Z]{3}-\d{3}$/.test(code);

/**
 * Tells of pages once their content stands there, of steps, and of what a page says came of something: all read off what
 * the customer sees, so that no page carries anything for it.
 */
export function followShownPage(
  tell: (fact: AnalyticsFact) => void,
  signal: AbortSignal,
  isDeferred: (page: ShownName) => boolean = isDeferredPage,
): ShownPage {
  let shown: { readonly page: ShownName; readonly place: FlowPlace | null } | null = null;
  let waiting: { readonly isDeferred: boolean; readonly tell: (how: 'ready' | 'left') => void } | null = null;
  let isFirst = true;
  let told: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (how: 'ready' | 'left') => {
    if (how === 'ready' || !waiting?.isDeferred) waiting?.tell(how);
    waiting = null;
  };
  const look = () => {
    timer = undefined;
    if (waiting && hasContent(waiting.isDeferred)) finish('ready');
    const now = shownOutcomes();
    for (const code of now) {
      if (!told.has(code) && isOutcome(code) && shown) {
        tell({ name: 'outcome', code, page: shown.page, ...(shown.place && { flow: shown.place.flow }) });
      }
    }
    told = now;
  };
  const lookSoon = () => {
    timer ??= setTimeout(look, lookMs);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-outcome', 'aria-busy'],
  });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timer);
  });

  return {
    page: () => shown?.page ?? 'signIn',
    show: (page, search) => {
      const place = flowPlaceIn(page, search);
      const before = shown;
      shown = { page, place };
      const isSamePage = before?.page === page && before.place?.flow === place?.flow;
      if (place && !(isSamePage && before?.place?.step === place.step)) tell({ name: 'flowStep', ...place });
      if (isSamePage) return;
      finish('left');
      const arrival = isFirst ? 'first' : 'navigation';
      isFirst = false;
      const since = performance.now();
      waiting = {
        isDeferred: isDeferred(page),
        tell: (how) => {
          const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en';
          tell({ name: 'pageView', page, ...(place && { flow: place.flow }), shown: how, arrival, language });
          if (how !== 'ready') return;
          const value = Math.min(600_000, Math.round(performance.now() - since));
          tell({ name: 'performance', measure: 'pageOpened', value, page });
        },
      };
      lookSoon();
    },
    leave: () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        look();
      }
      finish('left');
    },
  };
}
