import { dayAfter } from '@towpath/domain/letters/letterDays.ts';
import { offersOwnSum } from '@towpath/domain/letters/offersTogether.ts';
import { makesOffer, READ_FOR_DAYS } from '@towpath/domain/letters/sentLetter.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { LettersOfPlan } from '../repayment/lettersOfPlan.ts';
import { alongOf } from './budgetAlong.ts';
import { NO_DRAFT } from './kept.ts';
import { lastOffer } from './lastOffer.ts';
import { addSent, bySending, keptLetters, keptVersions, saveLetter } from './repository.ts';
import type { LettersDeps } from './service.ts';
import { type LettersNow, lettersNow, packKeys, type ShownLetter } from './shownLetters.ts';
import { laterThan, withdrawn } from './takingBack.ts';
import { typedOf } from './typed.ts';
import { worldOf } from './world.ts';

type WentOnPlanDeps = Pick<LettersDeps, 'seal' | 'clock' | 'definitions' | 'budgetPaper'> &
  Parameters<typeof worldOf>[0];

/** Offers that were said on the plan to have gone: their letters are kept as they went, as where that is said with the letter. */
export function createWentOnPlan(deps: WentOnPlanDeps) {
  const { seal, definitions } = deps;

  /**
   * Reads what letters are written by before the plan is held. What it gives keeps the letter of each offer that went, and
   * has nothing that was read of the others wait to go.
   */
  async function offersGoing(customerId: string): ReturnType<LettersOfPlan['offersGoing']> {
    const world = await worldOf(deps, customerId);
    const budget = await deps.budgetPaper(customerId);
    return async (trx, debtIds, on, staffId) => {
      // One that was confirmed later did not go.
      const isOfThen = world.budget !== null && isoDate(londonDate(world.budget.confirmedAt)) <= on;
      const writing = { customerId, at: deps.clock.now(), staffId, budget: isOfThen ? budget : null };
      const typed = await typedOf(trx, seal, customerId, world);
      const day = readIsoDate(on) ?? world.today;
      // What was read later was not what went.
      const kept = typed.kept.map(one =>
        one.readOn !== null && one.readOn > on ? { ...one, readOn: null } : one,
      );
      const then = lettersNow(deps, { ...world, today: day }, { ...typed, kept });
      const isLongAgo = on < dayAfter(isoDate(world.today), -READ_FOR_DAYS);
      for (const debtId of debtIds) {
        const went = letterOf(then, debtId, isLongAgo);
        for (const { sent: _, takenBack: __, ...letter } of typed.kept.filter(one =>
          isOfferAbout(one, debtId),
        )) {
          if (!letter.draft.isTouched) continue;
          const draft = { ...letter.draft, read: null, isTouched: false };
          await saveLetter(trx, seal, writing, { ...letter, readOn: null, draft });
        }
        if (went) await keep(trx, writing, went, on);
      }
    };
  }

  /** The letter by which an offer went: the one that was read last, else the one of the plan, where nothing in it is open. */
  function letterOf(then: LettersNow, debtId: string, isLongAgo: boolean): ShownLetter | undefined {
    const offers = packKeys(then)
      .filter(({ about }) => about === debtId)
      .flatMap(key => then.one(key) ?? [])
      .filter(({ definition }) => makesOffer(definition, definitions) || offersOwnSum(definition))
      .filter(({ stops }) => stops === null);
    const read = offers
      .filter(({ state }) => state.kind === 'read')
      .toSorted((a, b) => (a.state.on ?? '').localeCompare(b.state.on ?? ''));
    // How a letter stood long ago is not known, unless it was read as it is.
    const written = isLongAgo
      ? []
      : offers.filter(({ state: { kind } }) => kind === 'not read' || kind === 'read again');
    return read.at(-1) ?? written.find(({ kept }) => kept !== null) ?? written[0];
  }

  function isOfferAbout(
    key: { readonly letterKey: string; readonly about: string },
    debtId: string,
  ): boolean {
    const definition = definitions.find(({ id }) => id === key.letterKey);
    return key.about === debtId && definition !== undefined && makesOffer(definition, definitions);
  }

  async function keep(
    trx: DatabaseTransaction,
    writing: {
      readonly customerId: string;
      readonly at: Date;
      readonly staffId: string | null;
      readonly budget: Awaited<ReturnType<LettersDeps['budgetPaper']>>;
    },
    { letterKey, about, kept, letter, attachesBudget, setAside, definition: { answerDays } }: ShownLetter,
    on: string,
  ): Promise<void> {
    const draft = { ...(kept?.draft ?? NO_DRAFT), read: null, isTouched: false };
    const its = { letterKey, about, draft, attachesBudget, readOn: null };
    const id = await saveLetter(trx, seal, writing, kept === null ? its : { ...its, id: kept.id });
    await addSent(trx, seal, writing, id, {
      version: (kept ? (keptVersions(kept)[0]?.version ?? 0) : 0) + 1,
      letter,
      attachedBudget: attachesBudget,
      budget: attachesBudget && writing.budget ? writing.budget(alongOf(letter, setAside)) : null,
      sentOn: on,
      by: null,
      staffId: writing.staffId,
      answerBy: answerDays === null ? null : dayAfter(on, answerDays),
      settles: false,
    });
  }

  /**
   * Takes the letter of an offer back that was said on the plan to have gone, and never did. Nothing where no letter is kept.
   *
   * @throws ApiError REPAYMENT_REFUSED where another letter went because of it
   * @returns false for a letter that was marked as sent itself: that is taken back with the letter
   */
  async function offerNotGone(
    ...[trx, customerId, debtId, on]: Parameters<LettersOfPlan['offerNotGone']>
  ): Promise<boolean> {
    const all = await keptLetters(trx, seal, customerId);
    const said = all
      .filter(({ about }) => about === debtId)
      .flatMap(letter => letter.sent.map(version => ({ letter, version })))
      .filter(({ version: { by, sentOn } }) => by === null && sentOn === on)
      .toSorted((a, b) => bySending(a.version, b.version))
      .at(-1);
    const definition = definitions.find(({ id }) => id === said?.letter.letterKey);
    if (!said || !definition) return lastOffer(all, debtId, definitions, on)?.sent.sentOn !== on;
    const { letter, version } = said;
    try {
      laterThan(definitions, { kept: all }, { about: debtId, kept: letter, definition, version });
    } catch (fault) {
      if (!(fault instanceof ApiError && fault.code === 'LETTER_STAYS_SENT')) throw fault;
      throw new ApiError('REPAYMENT_REFUSED', { message: fault.message });
    }
    const asBefore = await withdrawn(deps, trx, customerId, letter, version.version);
    if (asBefore)
      await saveLetter(trx, seal, { customerId, at: deps.clock.now() }, { ...letter, ...asBefore });
    return true;
  }

  return { offersGoing, offerNotGone };
}
