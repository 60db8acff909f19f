import type { EntryBody } from '@towpath/contracts/api/budget.ts';
import { deviationWords } from '@towpath/domain/budget/deviationWords.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { penceOf, poundsOf } from '@towpath/domain/values/pence.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { type BudgetsDeps, budgetNow } from './budgetNow.ts';
import { knownOfBudget } from './budgetResponse.ts';
import type { StoredEntry } from './repository.ts';
import { ofCategory, submit } from './submitCategory.ts';
import { entryResponse, frequenciesResponse } from './toResponse.ts';

/** A line as whoever corrects it read it; a reason that they may not see is left out. */
type LineRead = {
  readonly amount: number;
  readonly frequencyId: number;
  readonly deviationReasonId?: number | null | undefined;
};

/**
 * The lines of a part of the budget as the person fills them in: those that they have, and those that can be theirs.
 *
 * @throws ApiError NOT_FOUND for a part that their budget does not have
 */
export async function budgetLinesForStaff(deps: BudgetsDeps, customerId: string, categoryId: number) {
  const now = await budgetNow(deps, customerId);
  const { rules, stored, progress } = now;
  const part = progress.find(({ category }) => category.id === categoryId);
  if (!part) throw new ApiError('NOT_FOUND');
  const known = knownOfBudget(now, await deps.debtsOf(deps.database, customerId));
  const { types } = entryResponse(rules, part, stored.categories, known);
  const tellsOfHealth = (id: number) =>
    typesOf(part.category).find(type => type.id === id)?.tellsOfHealth ?? false;
  const isPrivate = (id: number | null) =>
    rules.deviationReasons.some(one => one.id === id && one.staysWithUs);
  return {
    frequencies: frequenciesResponse(rules).map(({ frequencyId, frequencyName }) => ({
      frequencyId,
      frequencyName,
    })),
    lines: types
      .filter(({ id, isOffered }) => id !== null || isOffered)
      .map(({ typeId, typeName, help, amount, frequencyId, deviationReasonId, deviationReasons }) => {
        const asked = part.deviations.find(({ askedAt }) => askedAt === typeId);
        return {
          typeId,
          tellsOfHealth: tellsOfHealth(typeId),
          name: typeName,
          help,
          amount,
          frequencyId,
          deviationReasonId,
          isPrivate: isPrivate(deviationReasonId),
          reasons: deviationReasons,
          asks: asked ? deviationWords(part.category, asked).text : null,
        };
      }),
  };
}

/**
 * Puts one line of the budget right together with the person; the others of its part stay. The same again changes
 * nothing, but counts as seen what is not as expected and asks for no reason.
 *
 * @param line `was`: the line that was read, null where it was not there; a reason that is left out stays
 * @param withAdviser what is written down, in the transaction of the change and only where something changes
 * @returns what is not as expected in that part now, and is not explained
 * @throws ApiError NOT_FOUND for a line that their budget does not have, or of a part not filled in yet, VALIDATION_FAILED at the fields of the line,
 *   CHANGED_MEANWHILE or SESSION_CLOSED
 */
export async function correctLine(
  deps: BudgetsDeps,
  customerId: string,
  line: {
    readonly categoryId: number;
    readonly typeId: number;
    readonly amount: EntryBody['amount'];
    readonly frequencyId: number;
    readonly deviationReasonId?: number | null | undefined;
    readonly was: LineRead | null;
  },
  withAdviser: Parameters<typeof submit>[3],
): Promise<{ readonly line: string; readonly says: string } | null> {
  const { categoryId, typeId, was } = line;
  const { rules } = await budgetNow(deps, customerId);
  const category = rules.categories.find(({ id }) => id === categoryId);
  if (!category || !typesOf(category).some(({ id }) => id === typeId)) throw new ApiError('NOT_FOUND');
  // Where the line stands among those that are checked, for the names of its fields.
  let place = 0;
  const linesOf = (stored: readonly StoredEntry[] | null): readonly EntryBody[] => {
    if (!stored) throw new ApiError('NOT_FOUND');
    const now = stored.find(entry => entry.typeId === typeId);
    if (!isAsRead(now, was)) throw new ApiError('CHANGED_MEANWHILE');
    const others = stored.filter(entry => entry !== now).map(bodyOf);
    place = others.length;
    const { amount, frequencyId, deviationReasonId = now?.deviationReasonId ?? null } = line;
    return [...others, { typeId, amount, frequencyId, deviationReasonId }];
  };
  const submitted = submit(deps, customerId, { side: null, categoryId, linesOf }, withAdviser);
  const { progress, category: part } = await submitted.catch((fault: unknown) => {
    throw atOwnFields(fault, `types.${place}.`);
  });
  const open = ofCategory(progress, categoryId).deviations.find(({ isExplained }) => !isExplained);
  if (!open) return null;
  const name = typesOf(part).find(({ id }) => id === open.askedAt)?.name ?? part.name;
  return { line: name, says: deviationWords(part, open).text };
}

function bodyOf({ id, typeId, amount, frequencyId, deviationReasonId }: StoredEntry): EntryBody {
  return { id, typeId, amount: poundsOf(amount), frequencyId, deviationReasonId };
}

function isAsRead(now: StoredEntry | undefined, was: LineRead | null): boolean {
  if (!now || !was) return !now && !was;
  return (
    now.amount === penceOf(was.amount) &&
    now.frequencyId === was.frequencyId &&
    (was.deviationReasonId === undefined || was.deviationReasonId === now.deviationReasonId)
  );
}

/** The faults of one line among others, at its own fields. */
function atOwnFields(fault: unknown, prefix: string): unknown {
  if (!(fault instanceof ApiError) || fault.code !== 'VALIDATION_FAILED') return fault;
  const fields = (fault.details.fields ?? []).map(({ field, message }) => ({
    field: field.startsWith(prefix) ? field.slice(prefix.length) : field,
    message,
  }));
  return new ApiError('VALIDATION_FAILED', { message: fault.message, fields });
}
