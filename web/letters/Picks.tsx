import type { Letter } from '@towpath/contracts/api/letters.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { useOperation } from '../data/remote.ts';
import styles from './Letters.module.css';
import { placeId } from './places.ts';
import type { LetterChanges } from './useLetter.ts';
import { words } from './words.ts';

type PicksProps = { readonly letter: Letter; readonly changes: Pick<LetterChanges, 'edit'> };

/** Courts and firms that were written about other debts. Another debt may be with another one: it is picked, never put in. */
export function Picks({ letter, changes }: PicksProps) {
  const picking = useOperation(async ({ places }: Letter['picks'][number]) => {
    for (const { name, value } of places) await changes.edit({ place: name, value, was: '' });
    return true;
  });
  if (letter.picks.length === 0) return null;
  return (
    <div className={styles.none}>
      <Disclosure summary={words.picks.summary}>
        <p className="small">{words.picks.text}</p>
        <ul className={styles.links}>
          {letter.picks.map(pick => (
            <li key={pick.says}>
              <TextButton
                onClick={async () => {
                  const [first] = pick.places;
                  // The list goes with what is to be filled in: the focus goes to what stands there now.
                  if ((await picking.trigger(pick)) && first)
                    document.getElementById(placeId(first.name))?.focus();
                }}
              >
                {pick.says}
              </TextButton>
            </li>
          ))}
        </ul>
      </Disclosure>
      {picking.error && (
        <p role="alert" className="small">
          {picking.error.message}
        </p>
      )}
    </div>
  );
}
