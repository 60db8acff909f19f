import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import type { SingleValue } from '@towpath/domain/applications/answer.ts';
import { type AskedNext, sayStretch } from '@towpath/domain/applications/check/history.ts';
import { NOT_KNOWN_ADDRESS, NOT_KNOWN_KIND } from '@towpath/domain/applications/check/notKnown.ts';
import { NO_FIXED_ADDRESS } from '@towpath/domain/applications/check/withoutHome.ts';
import styles from '../Applications.module.css';
import { words } from '../words.ts';

/** What an entry is about that is not known: a part of it with its answer, and the input that is left to fill in, if any. */
export type Unknown = {
  readonly part: string;
  readonly value: SingleValue;
  /** The line of an address. */
  readonly left: string | null;
};

type NotKnownThenProps = {
  /** The id of the list. */
  readonly list: string;
  readonly next: AskedNext;
  /** Fills the inputs in for all the months that are asked for. */
  readonly onFill: (unknown: Unknown) => void;
};

/** For who cannot say what a list asks for of years ago: that they do not know it, or had no home then. */
export function NotKnownThen({ list, next, onFill }: NotKnownThenProps) {
  const announce = useAnnounce();
  return (
    <>
      {(WAYS[list] ?? [])
        // Where somebody lives now, and what they do, they know.
        .filter(({ left }) => next.until !== null || left !== null)
        .map(({ label, ...unknown }) => (
          <p key={label} className={styles.whole}>
            <TextButton
              onClick={() => {
                onFill(unknown);
                announce(words.form.notKnown.filledIn(sayStretch(next)));
              }}
            >
              {label}
            </TextButton>
          </p>
        ))}
    </>
  );
}

const say = words.form.notKnown;
const NOWHERE = { ...NOT_KNOWN_ADDRESS, line1: NO_FIXED_ADDRESS, town: '' };

/** The ways to say so, by the list. */
const WAYS: Readonly<Record<string, readonly (Unknown & { readonly label: string })[]>> = {
  addresses: [
    { label: say.home, part: 'address', value: NOT_KNOWN_ADDRESS, left: null },
    { label: say.noHome, part: 'address', value: NOWHERE, left: 'town' },
  ],
  workHistory: [{ label: say.work, part: 'kind', value: NOT_KNOWN_KIND, left: null }],
};
