import { useLanguage } from '@linework/copy';
import { outcomeStoryAddress, type Situation, type SituationsAnswer } from '@linework/review';
import { useEffect, useState } from 'react';
import { loadAnew } from '../browser/leaving.ts';
import type { PortalConfiguration } from '../configuration/portal-configuration.ts';
import type { SessionStore } from '../session/session-store.ts';
import { SituationBar } from './SituationBar.tsx';
import { addressFor, situationIn } from './situation-address.ts';
import { chooseSituation, fetchSituations, setToggle, setVariant } from './situations-api.ts';
import { useShownOutcome } from './use-shown-outcome.ts';

export interface LiveSituationBarProps {
  readonly configuration: PortalConfiguration;
  readonly sessions: SessionStore;
  /** The address that the visitor opened. */
  readonly address: string;
  readonly first: SituationsAnswer;
}

/** The situation bar on the edge's answers. */
export function LiveSituationBar({ configuration, sessions, address, first }: LiveSituationBarProps) {
  const { language } = useLanguage();
  const [answer, setAnswer] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [wanted] = useState(() => situationIn(address));
  const look = () => void fetchSituations().then(setAnswer, () => setFailed(true));
  // Somebody else signed in, or nobody is signed in any more.
  useEffect(() => {
    // The first answer was asked for before the bar was there to notice who signs in or out.
    let known = first.present?.username;
    const follow = () => {
      const now = sessions.state().session?.user.username;
      if (now !== known) void fetchSituations().then(setAnswer, () => undefined);
      known = now;
    };
    follow();
    return sessions.subscribe(follow);
  }, [sessions, first]);
  const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
  /** Anew and whole: nothing of what was shown before stays in memory. */
  const reloadAfter = async (change: Promise<unknown>, address = here()) => {
    setBusy(true);
    setFailed(false);
    try {
      await change;
      window.history.replaceState(null, '', address);
      loadAnew();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };
  const show = (situation: Situation) =>
    reloadAfter(chooseSituation(situation, answer.token), addressFor(here(), situation));
  const { variant, catalogueUrl } = configuration;
  const outcome = useShownOutcome();
  return (
    <SituationBar
      answer={answer}
      language={language}
      variant={variant}
      wanted={wanted}
      isBusy={isBusy}
      hasFailed={hasFailed}
      story={outcome && catalogueUrl ? outcomeStoryAddress(catalogueUrl, outcome) : null}
      linkTo={(situation) =>
        `${answer.origins[situation.variant] ?? window.location.origin}${addressFor(here(), situation)}`
      }
      onShow={(situation) => void show(situation)}
      onOpen={look}
      onToggle={(name, on) => void reloadAfter(setToggle(name, on))}
      onVariant={(experiment, variant) => void reloadAfter(setVariant(experiment, variant))}
    />
  );
}
