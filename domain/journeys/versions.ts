import fullReviewV1 from './full-review/v1/definition.json' with { type: 'json' };
import fullReviewV2 from './full-review/v2/definition.json' with { type: 'json' };
import fullReviewV3 from './full-review/v3/definition.json' with { type: 'json' };
import fullReviewV4 from './full-review/v4/definition.json' with { type: 'json' };
import fullReviewV5 from './full-review/v5/definition.json' with { type: 'json' };
import fullReviewV6 from './full-review/v6/definition.json' with { type: 'json' };
import fullReviewV7 from './full-review/v7/definition.json' with { type: 'json' };
import fullReviewV8 from './full-review/v8/definition.json' with { type: 'json' };
import qualifierV1 from './qualifier/v1/definition.json' with { type: 'json' };
import qualifierV2 from './qualifier/v2/definition.json' with { type: 'json' };
import qualifierV3 from './qualifier/v3/definition.json' with { type: 'json' };
import qualifierV4 from './qualifier/v4/definition.json' with { type: 'json' };

/**
 * Every published version of each questionnaire as its file has it, oldest first. People begin on the last one of a
 * row and end on the version they began. The first row is the questionnaire that a visitor begins.
 */
export const PUBLISHED_VERSIONS = {
  qualifier: [qualifierV1, qualifierV2, qualifierV3, qualifierV4],
  'full-review': [
    fullReviewV1,
    fullReviewV2,
    fullReviewV3,
    fullReviewV4,
    fullReviewV5,
    fullReviewV6,
    fullReviewV7,
    fullReviewV8,
  ],
} as const;

/** A version of a questionnaire as its file names it, before it is read. */
type VersionFile = { readonly journey: string; readonly version: number };

/** The version of each questionnaire that people begin on now. */
export const NEWEST_VERSIONS: readonly VersionFile[] = Object.values(PUBLISHED_VERSIONS).flatMap(
  (versions: readonly VersionFile[]) => versions.slice(-1),
);
