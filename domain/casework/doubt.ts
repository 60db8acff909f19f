import { isInsolvency } from '../solutions/solution/insolvency.ts';

/**
 * Why a choice does not rest on an advice that counts. `another fits`: one of us has said since it was made that another
 * solution fits. `taken back`: what we said when it was made, or of what was chosen, counts no more. `closed`: the advice
 * of today does not leave it to the person, or there is none. `unconfirmed`: an insolvency of which nobody has said that it fits.
 */
export const DOUBTS = ['another fits', 'taken back', 'closed', 'unconfirmed'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** What a person chose, and when. */
export type Choice = { readonly shortName: string; readonly chosenAt: Date };

/** The last that one of us said of an advice and that counted: what fits, since when, and when that was taken back, if it was. */
export type LastWord = {
  readonly shortName: string;
  readonly since: Date;
  readonly takenBackAt: Date | null;
};

/**
 * Whether a choice rests on an advice that counts. What one of us says after the choice, and what we take back of what it
 * was made on, leaves it in doubt until it is chosen anew, or until one of us says that this one fits. What was said before
 * the choice the person had read when they made it.
 *
 * @param lastWord of the advice as its facts are now; null where nobody has said anything of it
 * @param isOpen whether the advice of today leaves the choice to the person
 * @returns null where it rests on one; nothing of it is begun before that
 */
export function doubtAbout(
  { shortName, chosenAt }: Choice,
  lastWord: LastWord | null,
  isOpen: boolean,
): Doubt | null {
  if (lastWord !== null && lastWord.takenBackAt === null) {
    if (lastWord.shortName === shortName) return null;
    if (lastWord.since >= chosenAt) return 'another fits';
  }
  const takenBackAt = lastWord?.takenBackAt ?? null;
  if (lastWord !== null && takenBackAt !== null && takenBackAt >= chosenAt) {
    const wasMadeOnIt = lastWord.shortName === shortName || lastWord.since <= chosenAt;
    if (wasMadeOnIt || !isOpen) return 'taken back';
  }
  if (!isOpen) return 'closed';
  return isInsolvency(shortName) ? 'unconfirmed' : null;
}

/**
 * The doubt about a plan as it is told. What was sent had a yes by then: where facts that have changed since leave it
 * without one, it waits for the answer of others and not for a yes. What gives time is in no doubt while it runs.
 */
export function doubtToTell(
  doubt: Doubt | null,
  { isOutOfOurHands, runsAsTime }: { readonly isOutOfOurHands: boolean; readonly runsAsTime: boolean },
): Doubt | null {
  if (runsAsTime) return null;
  return doubt === 'unconfirmed' && isOutOfOurHands ? null : doubt;
}

/** Whether we have to talk, since one of us said something else after it was chosen: choosing it anew is a choice of its own. */
export function isQuestioned(doubt: Doubt | null): doubt is 'another fits' | 'taken back' {
  return doubt === 'another fits' || doubt === 'taken back';
}
