import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { checkPounds, formatSum, type Pence } from '@towpath/domain/values/pence.ts';
import { FOLDED } from './healthIn.ts';
import { words } from './words.ts';

/** An answer of a version, as it is kept or as it is sent. */
type Line = {
  readonly at: Place;
  readonly of: string | null;
  readonly says: string;
  readonly isHealth?: boolean;
};
type Field = Application['filled']['fields'][number];

/** The part of an entry that has what comes in or goes out each month, and the one that has what it is. */
const [SUM, NAME] = ['monthly', 'name'];

/**
 * The groups of a version as somebody reads them who may not see facts of health.
 *
 * @param isKept what they may read
 * @param ofHealth the ids of the entries that are folded into one
 */
export function readableGroups<L extends Line, G extends { readonly lines: readonly L[] }>(
  groups: readonly G[],
  isKept: (line: L) => boolean,
  ofHealth: ReadonlySet<string>,
): G[] {
  const isRead = (line: L) => line.isHealth !== true && (isKept(line) || ofHealth.has(line.at.entry ?? ''));
  return groups
    .map(group => ({ ...group, lines: foldedLines(group.lines.filter(isRead), ofHealth) }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * The lines of a version without those whose names tell of health: in each list they are one entry, so that the sums stay
 * right.
 *
 * @param ofHealth the ids of such entries
 */
function foldedLines<L extends Line>(lines: readonly L[], ofHealth: ReadonlySet<string>): L[] {
  const isFolded = ({ at }: L) => at.entry !== null && ofHealth.has(at.entry);
  const folded = lines.filter(isFolded);
  return lines.flatMap(line => {
    if (!isFolded(line)) return [line];
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
export function foldedEntries(field: Field, ofHealth: ReadonlySet<string>): Field {
  const folded = field.entries.filter(({ id }) => ofHealth.has(id));
  const [first] = folded;
  if (!first) return field;
  const sums = folded.flatMap(({ parts }) => parts.find(({ id }) => id === SUM)?.value ?? []);
  const sum = sums.reduce<Pence>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
  const name = nameIn(field.id);
  const parts = first.parts.flatMap((part): Field['entries'][number]['parts'] => {
    if (part.id === NAME) return [{ ...part, value: name, says: name }];
    return part.id === SUM ? [{ ...part, value: sum, says: formatSum(sum) }] : [];
  });
  const others = field.entries.filter(({ id }) => !ofHealth.has(id));
  return { ...field, entries: [...others, { ...first, id: FOLDED, name, parts }] };
}

function nameIn(field: string): string {
  return field === 'income' ? words.folded.income : words.folded.costs;
}

function penceIn(says: string): Pence {
  const checked = checkPounds(says);
  return checked.ok ? checked.value : 0;
}
