import { answerDay } from '@towpath/domain/letters/letterDays.ts';
import { isOfferOfPlan, ownAnswerBy } from '@towpath/domain/letters/offerOfPlan.ts';
import { lacksAddress } from '@towpath/domain/letters/places.ts';
import type { SentWay } from '@towpath/domain/letters/sentLetter.ts';
import { confirmsSettlement, paidOnIn } from '@towpath/domain/letters/settlements.ts';
import { sumOffered } from '@towpath/domain/letters/sumOffered.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { alongOf } from './budgetAlong.ts';
import { ABOUT_ALL } from './judging.ts';
import { isDayWithin, notRead, refuseStopped } from './refusing.ts';
import { addSent, type KeptLetter, keptVersions } from './repository.ts';
import type { LettersDeps } from './service.ts';
import type { ShownLetter } from './shownLetters.ts';
import { words } from './words.ts';

/** Who of the staff writes down that a letter went, with the person, and what is kept of that beside it. */
export type SentWithThem = {
  readonly staffId: string;
  readonly written: (trx: DatabaseTransaction, sent: { letter: string; version: number }) => Promise<void>;
};

type Sending = {
  readonly customerId: string;
  readonly version: number;
  readonly on: string;
  readonly by: SentWay;
  /** What was on the screen as it was said; left out by one of us, who says it of what the person read. */
  readonly shown?: string;
  readonly today: string;
  readonly budget: Awaited<ReturnType<LettersDeps['budgetPaper']>>;
  readonly staff: SentWithThem | null;
};

/** How a letter stands once it has gone. */
type AsSent = Pick<KeptLetter, 'draft'> & { readonly readOn: null };

/**
 * Keeps a letter that was read as its person sent it, and tells the plan of its offer. The same again changes nothing.
 *
 * @param keep writes how the letter stands from then on
 * @throws ApiError LETTER_NOT_READ, LETTER_HAS_CHANGED, LETTER_NOT_TO_SEND or VALIDATION_FAILED
 */
export async function sendRead(
  deps: Pick<LettersDeps, 'seal' | 'clock' | 'definitions' | 'offerWent' | 'settled'>,
  trx: DatabaseTransaction,
  shown: ShownLetter,
  { customerId, today, budget, staff, ...said }: Sending,
  keep: (asSent: AsSent) => Promise<unknown>,
): Promise<void> {
  const { kept, definition, letter } = shown;
  const says = staff === null ? words : { ...words, ...words.toStaff };
  const last = kept ? (keptVersions(kept)[0]?.version ?? 0) : 0;
  if (kept && said.version === last && !kept.draft.isTouched) return;
  refuseStopped(shown);
  if (shown.state.kind !== 'read' || !kept?.readOn) throw notRead(shown, today);
  const isAsShown = said.shown === undefined || said.shown === shown.shown;
  if (!isAsShown || said.version !== last + 1) throw new ApiError('LETTER_HAS_CHANGED');
  if (!isDayWithin(said.on, kept.readOn, today)) throw fieldError('on', says.notThatDay);
  if (said.by === 'post' && lacksAddress(letter)) throw fieldError('by', says.postNeedsAddress);
  const answerBy = answerDay(said.on, definition, shown.facts.visitOn);
  const at = deps.clock.now();
  const staffId = staff?.staffId ?? null;
  const settles = shown.about !== ABOUT_ALL && confirmsSettlement(definition);
  await addSent(trx, deps.seal, { customerId, at }, kept.id, {
    version: said.version,
    letter,
    attachedBudget: shown.attachesBudget,
    budget: shown.attachesBudget && budget ? budget(alongOf(letter, shown.setAside)) : null,
    sentOn: said.on,
    by: said.by,
    answerBy,
    staffId,
    settles,
  });
  await keep({ readOn: null, draft: { ...kept.draft, read: null, isTouched: false } });
  if (shown.about !== ABOUT_ALL && isOfferOfPlan(definition, deps.definitions)) {
    const own = ownAnswerBy(definition, answerBy);
    const offer = { on: said.on, payment: sumOffered(letter, definition), ...(own && { answerBy: own }) };
    await deps.offerWent(trx, { customerId, debtId: shown.about, ...offer, at, staffId });
  }
  if (settles) {
    const days = [paidOnIn(letter) ?? said.on, said.on];
    await deps.settled(trx, { customerId, debtId: shown.about, days, at, staffId });
  }
  await staff?.written(trx, { letter: kept.id, version: said.version });
}
