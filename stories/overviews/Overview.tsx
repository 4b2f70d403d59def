import { CopyProvider, locales } from '@linework/copy';
import { type ReactNode, Suspense, use, useMemo, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { catalogueCopy } from '../../.storybook/catalogue-copy.ts';
import { globalsNow, onGlobals } from '../../.storybook/globals-now.ts';
import { choicesOf } from '../../.storybook/toolbar.ts';
import { type BothLanguages, loadBothLanguages } from '../both-languages.ts';
import { DocumentPage } from '../foundations/DocumentPage.tsx';

type Globals = Readonly<Record<string, unknown>>;

interface Loaded<Facts> {
  readonly facts: Facts;
  readonly words: BothLanguages;
}

async function load<Facts>(facts: (globals: Globals) => Promise<Facts>, globals: Globals) {
  const { language, pseudoLong } = choicesOf(globals);
  const [copy, both, found] = await Promise.all([
    catalogueCopy(language, pseudoLong),
    loadBothLanguages(),
    facts(globals),
  ]);
  return { copy, language, loaded: { facts: found, words: both.words } };
}

export interface OverviewProps<Facts> {
  readonly title: string;
  /** What it shows besides words. */
  readonly facts: (globals: Globals) => Promise<Facts>;
  readonly children: (loaded: Loaded<Facts>) => ReactNode;
}

function Shown<Facts>({
  title,
  loading,
  children,
}: Pick<OverviewProps<Facts>, 'title' | 'children'> & {
  loading: ReturnType<typeof load<Facts>>;
}) {
  const { copy, language, loaded } = use(loading);
  return (
    <CopyProvider copy={copy}>
      <I18nProvider locale={locales[language]}>
        <DocumentPage title={title}>{children(loaded)}</DocumentPage>
      </I18nProvider>
    </CopyProvider>
  );
}

/** A docs page that is written from what the product knows of itself, in the language of the toolbar. */
export function Overview<Facts>({ title, facts, children }: OverviewProps<Facts>) {
  const chosen = useSyncExternalStore(onGlobals, () => JSON.stringify(globalsNow()));
  const loading = useMemo(() => load(facts, JSON.parse(chosen)), [facts, chosen]);
  return (
    <Suspense>
      <Shown title={title} loading={loading}>
        {children}
      </Shown>
    </Suspense>
  );
}
