import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';

/** What was chosen, to go on after how it stands; empty where that names it already. */
export function besideStands(stands: string, shortName: string): string {
  const name = inSentence(shortName);
  return stands.includes(name) ? '' : `, ${name}`;
}
