import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { takeLetterBack } from '@towpath/contracts/api/letters.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { isOfferOfPlan } from '@towpath/domain/letters/offerOfPlan.ts';
import { confirmsSettlement } from '@towpath/domain/letters/settlements.ts';
import { followedBy } from '@towpath/domain/letters/takingBack.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { readSaidDay } from '@towpath/domain/values/dayWords.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { ABOUT_ALL } from './judging.ts';
import type { Draft } from './kept.ts';
import { type KeptLetter, keptVersions, type SentVersion, sentLetter, takeBackSent } from './repository.ts';
import type { LettersDeps } from './service.ts';
import { type LettersNow, markOf, type ShownLetter } from './shownLetters.ts';
import { wentByLetter } from './wentByLetter.ts';
import { words } from './words.ts';

type TakingBackDeps = Pick<
  LettersDeps,
  'seal' | 'clock' | 'definitions' | 'offerTakenBack' | 'settledTakenBack'
>;

/** A letter as it was before it was marked as sent. */
export type AsBefore = Pick<KeptLetter, 'readOn'> & { readonly draft: Draft };

/**
 * Takes back that a letter went: its version stays, with the day on which that was said, and counts no more. Where the plan
 * has its offer, that is taken back with it. Gives the letter as it was before, read and not sent; null where that was taken
 * back already, or it has been begun anew since.
 *
 * @throws ApiError NOT_FOUND, or LETTER_STAYS_SENT where something rests on it
 */
export async function takeBack(
  deps: TakingBackDeps,
  trx: DatabaseTransaction,
  customerId: string,
  { kept, about, definition }: Pick<ShownLetter, 'kept' | 'about' | 'definition'>,
  { all, body }: { readonly all: LettersNow; readonly body: BodyOf<typeof takeLetterBack> },
): Promise<AsBefore | null> {
  const { definitions, clock } = deps;
  const version = kept && keptVersions(kept).find(one => one.version === body.version);
  if (!kept || !version) throw new ApiError('NOT_FOUND');
  if (version.takenBackOn !== null) return null;
  // It was said on the plan, of several offers at once perhaps.
  if (version.by === null) throw staysSent(words.saidOnPlan);
  const later = laterThan(definitions, all, { about, kept, definition, version });
  const at = clock.now();
  if (about !== ABOUT_ALL && isOfferOfPlan(definition, definitions)) {
    const onThatDay = later.filter(
      one => one.sentOn === version.sentOn && isOfferOfPlan(one.definition, definitions),
    );
    const offer = { customerId, debtId: about, on: version.sentOn, later: onThatDay.length };
    await deps.offerTakenBack(trx, { ...offer, at });
  }
  if (about !== ABOUT_ALL && confirmsSettlement(definition)) {
    await deps.settledTakenBack(trx, { customerId, debtId: about, at });
  }
  return withdrawn(deps, trx, customerId, kept, version.version);
}

/** Keeps that a version did not go; gives its letter as it was before, null where that has been begun anew since. */
export async function withdrawn(
  { seal, clock }: Pick<LettersDeps, 'seal' | 'clock'>,
  trx: DatabaseTransaction,
  customerId: string,
  kept: KeptLetter,
  version: number,
): Promise<AsBefore | null> {
  await takeBackSent(trx, customerId, { letterId: kept.id, version, at: clock.now() });
  if (kept.draft.isTouched) return null;
  const letter = await sentLetter(trx, seal, customerId, kept.id, version);
  const readOn = letter ? readSaidDay(letter.date) : null;
  if (!letter || readOn === null) return null;
  return { readOn: isoDate(readOn), draft: { ...kept.draft, read: markOf(letter), isTouched: true } };
}

type Taken = Pick<ShownLetter, 'about' | 'definition'> & {
  readonly kept: KeptLetter;
  readonly version: SentVersion;
};

/** What went about the same later; throws LETTER_STAYS_SENT where a later version, or another letter, went because of it. */
export function laterThan(
  definitions: readonly LetterDefinition[],
  { kept: letters }: Pick<LettersNow, 'kept'>,
  { about, kept, definition, version }: Taken,
): ReturnType<typeof wentByLetter> {
  const last = kept.sent[0]?.version;
  if (last !== version.version) throw staysSent(words.laterWent(last ?? version.version));
  const sent = wentByLetter(definitions, letters, about);
  const at = sent.findIndex(one => one.definition.id === definition.id && one.version === version.version);
  const follows = followedBy(sent, at, definitions);
  if (follows) throw staysSent(words.followed(follows.name));
  return sent.slice(at + 1);
}

function staysSent(message: string): ApiError {
  return new ApiError('LETTER_STAYS_SENT', { message });
}
