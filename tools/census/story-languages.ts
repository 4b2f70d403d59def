import { languages } from '@linework/copy/copy-files';
import { type Mode, modes } from '../../.storybook/modes.ts';
import { type Story, shotsOf } from '../visual/shots.ts';
import { tagPrefix } from './count.ts';

const nameOf = (id: string, language: string): string => `${id}.${language}`;

/** In which languages each story that customers see has to be photographed, and in which it is. */
export function storyLanguages(
  stories: readonly Story[],
  declared: Readonly<Record<string, Mode>> = modes,
): { readonly known: string[]; readonly shown: { readonly tag: string; readonly by: string }[] } {
  const seen = stories.filter(({ tags }) => !tags.includes('for:reviewers'));
  const spoken = shotsOf(seen, {}, declared).filter(({ mode }) =>
    languages.some((one) => one === mode.language),
  );
  return {
    known: seen.flatMap(({ id }) => languages.map((language) => nameOf(id, language))),
    shown: spoken.map(({ story, mode, modeName }) => ({
      tag: `${tagPrefix.languages}:${nameOf(story.id, mode.language)}`,
      by: modeName,
    })),
  };
}
