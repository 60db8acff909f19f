import { type FieldValue, isEntries, type SingleValue } from '../answer.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { fromWords, noneWord } from '../words.ts';
import { type Known, type KnownEntry, known } from './known.ts';

/**
 * That a way out touches nobody else: of no debt somebody shares it or promised to pay it, and the home is not owned, so
 * that nobody owns a part of it. Not known while any of that is.
 */
export function nobodyElse(
  told: readonly KnownEntry[],
  given: FieldValue | undefined,
  tenure: SingleValue | null,
): readonly Known[] {
  const added = isEntries(given) ? given : [];
  const partsOf = (id: string) => {
    const entry = told.find(one => one.id === id);
    const own = added.find(one => one.id === id)?.parts ?? {};
    return (part: string) => own[part] ?? entry?.parts[part]?.[0]?.value;
  };
  const ids = [...new Set([...told, ...added].map(({ id }) => id))];
  const debts = ids.map(partsOf).filter(part => part(STILL_STANDS) !== false);
  const isAlone = debts.every(part => part('isJoint') === false && part('hasGuarantor') === false);
  const isHomeOfNone = tenure === 'rents' || tenure === 'other';
  return debts.length > 0 && isAlone && isHomeOfNone ? known(noneWord, fromWords.nobodyElse) : [];
}
