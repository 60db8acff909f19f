import { words } from './words.ts';

type OfferedAgainProps = {
  /** Who said yes to a plan of before, which is over, and is still to be offered what this one pays. */
  readonly names: readonly string[];
};

/** Why who said yes before gets an offer too. */
export function OfferedAgain({ names }: OfferedAgainProps) {
  if (names.length === 0) return null;
  return (
    <p>
      {words.offeredAgain(new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names), names.length)}
    </p>
  );
}
