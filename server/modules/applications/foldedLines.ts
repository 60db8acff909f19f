import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { checkPounds, formatSum, type Pence } from '@towpath/domain/values/pence.ts';
import { FOLDED, type IsFolded, NAME } from './healthIn.ts';
import { words } from './words.ts';

/** An answer of a version, as it is kept or as it is sent. */
type Line = {
  readonly at: Place;
  readonly of: string | null;
  readonly says: string;
  readonly isHealth?: boolean;
};
type Field = Application['filled']['fields'][number];

/** The part of an entry that has what comes in or goes out each month. */
const SUM = 'monthly';

/**
 * The groups of a version as somebody reads them who may not see facts of health.
 *
 * @param isKept what they may read
 * @param isFolded which entries are folded into one
 */
export function readableGroups<L extends Line, G extends { readonly lines: readonly L[] }>(
  groups: readonly G[],
  isKept: (line: L) => boolean,
  isFolded: IsFolded,
): G[] {
  const isRead = (line: L) => line.isHealth !== true && (isKept(line) || isFolded(line.at));
  return groups
    .map(group => ({ ...group, lines: foldedLines(group.lines.filter(isRead), isFolded) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The lines of a version with the entries that are folded as one in each list, so that the sums stay right. */
function foldedLines<L extends Line>(lines: readonly L[], isFolded: IsFolded): L[] {
  const folded = lines.filter(({ at }) => isFolded(at));
  return lines.flatMap(line => {
    if (!isFolded(line.at)) return [line];
    const { field, part } = line.at;
    const same = folded.filter(({ at }) => at.field === field && at.part === part);
    // The first of them stands for all.
    if (same[0] !== line || (part !== NAME && part !== SUM)) return [];
    const of = nameIn(field);
    const says = part === NAME ? of : formatSum(same.reduce((sum, { says: said }) => sum + penceIn(said), 0));
    return [{ ...line, at: { field, entry: FOLDED, part }, of, says }];
  });
}

/** The same of a list of a form that is being filled in. */
export function foldedEntries(field: Field, isFolded: IsFolded): Field {
  const folded = field.entries.filter(({ id }) => isFolded({ field: field.id, entry: id }));
  const [first] = folded;
  if (!first) return field;
  const sums = folded.flatMap(({ parts }) => parts.find(({ id }) => id === SUM)?.value ?? []);
  const sum = sums.reduce<Pence>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
  const name = nameIn(field.id);
  const parts = first.parts.flatMap((part): Field['entries'][number]['parts'] => {
    if (part.id === NAME) return [{ ...part, value: name, says: name }];
    return part.id === SUM ? [{ ...part, value: sum, says: formatSum(sum) }] : [];
  });
  const others = field.entries.filter(entry => !folded.includes(entry));
  return { ...field, entries: [...others, { ...first, id: FOLDED, name, parts }] };
}

function nameIn(field: string): string {
  return field === 'income' ? words.folded.income : words.folded.costs;
}

function penceIn(says: string): Pence {
  const checked = checkPounds(says);
  return checked.ok ? checked.value : 0;
}
