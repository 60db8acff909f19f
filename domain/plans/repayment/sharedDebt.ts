import type { KeptDebt } from './kept.ts';

/** Who owes a debt besides the person; `name` is null where nobody has told it. */
export type OtherOwing = { readonly name: string | null };

/** The longest that is taken for a name, in characters. */
const LONGEST_NAME = 60;

/** Who owes a debt too, by what was typed as their name. Never how to reach them: what looks like that is no name. */
export function otherOwing(typed: string | undefined): OtherOwing {
  const name = (typed ?? '').trim();
  const isName = name !== '' && name.length <= LONGEST_NAME && !/[\d@\n\r]/u.test(name);
  return { name: isName ? name : null };
}

/** Who still owes a debt of a plan besides the person: nobody once it is out, or nothing is owed on it. */
export function stillOwing({
  sharedWith,
  out,
  owed,
}: Pick<KeptDebt, 'owed'> & { readonly out: unknown; readonly sharedWith?: OtherOwing }): OtherOwing | null {
  return sharedWith !== undefined && out === null && owed > 0 ? sharedWith : null;
}
