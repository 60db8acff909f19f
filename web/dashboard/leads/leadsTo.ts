import type { DateToKeep } from '@towpath/contracts/api/dashboard.ts';
import { paths } from '../../shell/paths.ts';

/** The id of what cannot wait, with whom to ring. */
export const WHOM_TO_RING = 'whom-to-ring';

const PLACES: Readonly<Record<DateToKeep['leadsTo'], string>> = {
  'whom to ring': `#${WHOM_TO_RING}`,
  plan: paths.plan,
  letters: `${paths.plan}/letters`,
  application: `${paths.plan}/form`,
  talk: paths.book,
  chat: paths.chat,
  budget: paths.journeyNow,
  questions: paths.journeyNow,
};

/** The address at which one goes on with a thing. */
export function placeOf({ leadsTo, letter }: Pick<DateToKeep, 'leadsTo' | 'letter'>): string {
  if (letter === null) return PLACES[leadsTo];
  return 'letterId' in letter ? paths.letter(letter.letterId) : paths.letterAbout(letter.debtId);
}
