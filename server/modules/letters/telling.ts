import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { LetterFact } from '@towpath/contracts/api/letterFact.ts';
import type { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { canBeOnClaim, claimDayIn } from '@towpath/domain/letters/courtClaims.ts';
import type { AskedFact } from '@towpath/domain/letters/factsAsked.ts';
import { type ProtectionName, protectionsIn } from '@towpath/domain/letters/lawProtects.ts';
import { type SaidForLetters, sayingOfHealth } from '@towpath/domain/letters/saidForLetters.ts';
import { isAboutHealth } from '@towpath/domain/letters/tellsOfHealth.ts';
import { isUkNation, type LivingPlace } from '@towpath/domain/people/nation.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { checkPounds } from '@towpath/domain/values/pence.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Agreeing } from '../agreement.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import { type KeptLetter, keptLetters, saidForLetters, saveLetter, saveSaid } from './repository.ts';
import type { LettersDeps } from './service.ts';
import type { LettersNow } from './shownLetters.ts';
import { words } from './words.ts';
import { ownersOf } from './world.ts';

/** Which words a yes to letters that tell of health was said to: it goes up where they are changed. */
const WORDS_OF_CONSENT = '1';

/** What people say for their letters alone. */
export function createTelling(deps: Pick<LettersDeps, 'database' | 'seal' | 'clock' | 'definitions'>) {
  const { database, seal, clock } = deps;

  /** Keeps it. The same again changes nothing. Throws SESSION_CLOSED, NOT_FOUND or VALIDATION_FAILED. */
  async function tell(
    now: LettersNow,
    customerId: string,
    body: BodyOf<typeof tellForLetters>,
  ): Promise<void> {
    await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      const said = await saidForLetters(trx, seal, customerId);
      const after = saying(now, said, body);
      if (after === said) return;
      await saveSaid(trx, seal, { customerId, at: clock.now() }, after);
      if (body.kind === 'health') await agreed(trx, { customerId }, body.agrees);
    });
  }

  /** Takes back the yes to letters that tell of health: that is never refused. */
  async function takeBackHealth(who: Agreeing): Promise<void> {
    const { customerId } = who;
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const said = await saidForLetters(trx, seal, customerId);
      if (said.health.at(-1)?.agrees !== true) return;
      await saveSaid(trx, seal, { customerId, at }, sayingOfHealth(said, false, isoDate(londonDate(at))));
      await agreed(trx, who, false);
    });
  }

  /** Writes a yes or a no down where consents are looked up, and removes what a yes brought. */
  async function agreed(trx: DatabaseTransaction, who: Agreeing, isYes: boolean): Promise<void> {
    const kind = isYes ? 'consent given' : 'consent withdrawn';
    const facts = { consent: 'health in letters', words: WORDS_OF_CONSENT } as const;
    await note(trx, { ...who, kind, at: clock.now(), facts });
    if (!isYes) await forgetHealth(trx, who.customerId);
  }

  /** What was written of health into letters that have not gone goes with the yes to it. What was sent is kept as it went. */
  async function forgetHealth(trx: DatabaseTransaction, customerId: string): Promise<void> {
    for (const letter of await keptLetters(trx, seal, customerId)) {
      const draft = withoutHealth(letter);
      if (draft === null) continue;
      const { id, letterKey, about, attachesBudget } = letter;
      const at = clock.now();
      await saveLetter(
        trx,
        seal,
        { customerId, at },
        { id, letterKey, about, attachesBudget, readOn: null, draft },
      );
    }
  }

  function withoutHealth({ letterKey, draft }: KeptLetter): KeptLetter['draft'] | null {
    const definition = deps.definitions.find(({ id }) => id === letterKey);
    if (!definition || !isAboutHealth(definition)) return null;
    const own = definition.body.places.map(({ name }) => name);
    const left = Object.entries(draft.edits).filter(([place]) => !own.includes(place));
    return { edits: Object.fromEntries(left), read: null, isTouched: draft.isTouched };
  }

  return { tell, takeBackHealth };
}

function saying(
  { world: { nation, debts }, today }: LettersNow,
  said: SaidForLetters,
  body: BodyOf<typeof tellForLetters>,
): SaidForLetters {
  switch (body.kind) {
    case 'health':
      return sayingOfHealth(said, body.agrees, today);
    case 'chased': {
      const { debtId, isSo } = body;
      if (!debts.some(({ id }) => id === debtId)) throw new ApiError('NOT_FOUND');
      return { ...said, chased: { ...said.chased, [debtId]: { isSo, on: today } } };
    }
    case 'claim day': {
      const { debtId, day, isAnswered } = body;
      const debt = debts.find(({ id }) => id === debtId);
      if (debt === undefined || nation === null || nation === 'outside') throw new ApiError('NOT_FOUND');
      const is = claimDayIn(nation);
      const isLeftOut = isAnswered && day.trim() === '';
      if (!isLeftOut && (readIsoDate(day) === null || !canBeOnClaim(day, is, today)))
        throw fieldError('day', words.notThatClaimDay[is]);
      const claim = { day: isLeftOut ? null : day, isAnswered, on: today };
      return { ...said, claims: { ...said.claims, [debtId]: claim } };
    }
    case 'lump sum': {
      const sum = body.sum.trim() === '' ? ({ ok: true, value: 0 } as const) : checkPounds(body.sum);
      if (!sum.ok) throw fieldError('sum', sum.message);
      return { ...said, lumpSum: { sum: sum.value, on: today } };
    }
    case 'in force': {
      const { solution } = body;
      if (solution !== null && !protectionsHere(nation).includes(solution))
        throw fieldError('solution', words.notHere);
      return { ...said, inForce: { solution, on: today } };
    }
  }
}

/** What can protect somebody by law where they live; none outside the four nations. */
export function protectionsHere(nation: LivingPlace | null): readonly ProtectionName[] {
  const home = nation ?? undefined;
  return isUkNation(home) ? protectionsIn(home) : [];
}

/** What is asked of a person for their letters, and what they can change. */
export function factsIn(all: LettersNow): LetterFact[] {
  const names = ownersOf(all.world);
  const home = all.world.nation ?? undefined;
  return all.asked().map(({ kind, debtId, known }) => ({
    kind,
    debtId,
    creditor: debtId === null ? null : (names.get(debtId) ?? null),
    dayIs: kind === 'claim day' && isUkNation(home) ? claimDayIn(home) : null,
    known: known && {
      ...saidIn(kind, known.value),
      from: known.from,
      on: known.on,
    },
  }));
}

/** What is known of something that is asked, by its kind. */
function saidIn(kind: LetterFact['kind'], value: NonNullable<AskedFact['known']>['value']) {
  const nothing = { sum: null, solution: null, day: null };
  if (typeof value === 'object' && value !== null) {
    return { ...nothing, isSo: value.isAnswered, day: value.day };
  }
  const isSo = value !== null && value !== false && value !== 0;
  if (typeof value === 'string') return { ...nothing, isSo, solution: value };
  return { ...nothing, isSo, sum: kind === 'lump sum' && typeof value === 'number' ? value : null };
}
