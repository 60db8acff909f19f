import { FULL_JOURNEY_ADVICE } from '@towpath/domain/journeys/steps.ts';
import { PUBLISHED_VERSIONS } from '@towpath/domain/journeys/versions.ts';

type Page = {
  readonly id: string;
  readonly sections: readonly { readonly steps: readonly { readonly type: string }[] }[];
};

/** The ids of the pages that show the advice, in every published version of the full review. */
export function advicePages(): readonly string[] {
  const pages = PUBLISHED_VERSIONS['full-review'].flatMap(version => version.pages as readonly Page[]);
  const withAdvice = pages.filter(({ sections }) =>
    sections.some(({ steps }) => steps.some(({ type }) => type === FULL_JOURNEY_ADVICE.name)),
  );
  return [...new Set(withAdvice.map(({ id }) => id))];
}
