import { readFile } from 'node:fs/promises';

/** Ticks of all processors since the machine began: all of them, and those that its host gave to other machines. */
type Ticks = { readonly all: number; readonly stolen: number };

/** The column of `/proc/stat` behind user, nice, system, idle, waiting, and two kinds of interrupts. */
const STOLEN = 7;
/** The columns behind it are counted in the first ones, too. */
const COUNTED = 8;

/**
 * Begins to count how much of its processors a machine is denied by its host. What is measured while much of them is
 * denied says more of the host than of the service.
 *
 * @returns what ends the count, with the share from 0 to 1; null where the system does not tell
 */
export async function countStolen(): Promise<() => Promise<number | null>> {
  const before = await ticks();
  return async () => {
    const after = await ticks();
    if (!before || !after || after.all === before.all) return null;
    return (after.stolen - before.stolen) / (after.all - before.all);
  };
}

async function ticks(): Promise<Ticks | null> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  const counted =
    text
      .split('\n')[0]
      ?.trim()
      .split(/\s+/u)
      .slice(1, 1 + COUNTED)
      .map(Number) ?? [];
  const stolen = counted[STOLEN];
  return stolen === undefined ? null : { all: counted.reduce((sum, one) => sum + one, 0), stolen };
}
