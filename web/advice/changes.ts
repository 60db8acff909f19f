import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { reasonsByOutcome } from './solutionTexts.ts';

/** What would make a result another one. */
export type Changes = {
  readonly lead: string;
  /** Each a thing tested, with where it stands and where it would have to stand. */
  readonly items: readonly { readonly code: string; readonly says: string }[];
};

/** Things that, once met, stay so. */
const CANNOT_TURN: ReadonlySet<string> = new Set(['AGE_MIN']);

/**
 * What would change the result: for what is not open, each thing that is not met; for what cannot be said, each thing
 * to find out; for what is open, the figures that have a limit, since the result changes where one goes past it.
 */
export function changesOf({ eligibility, reasons }: Pick<Solution, 'eligibility' | 'reasons'>): Changes {
  const { met, notMet, cannotSay } = reasonsByOutcome(reasons);
  const toFindOut = cannotSay.map(({ code, says, toFindOut: thing }) => ({
    code,
    says: thing ? `Tell us ${thing}.` : says,
  }));
  if (eligibility === 'CANNOT_SAY') {
    return { lead: 'We can say more once we know this. An adviser can help you find out.', items: toFindOut };
  }
  if (eligibility === 'INELIGIBLE') {
    return {
      lead:
        notMet.length > 1 ? 'It could fit you if all of these change.' : 'It could fit you if this changes.',
      items: [...notMet.map(({ code, says }) => ({ code, says })), ...toFindOut],
    };
  }
  return {
    lead: 'It fits you as things stand. Tell us if one of these changes, so that we can look again.',
    items: met.flatMap(({ code, says, figure, limit }) =>
      figure && limit && !CANNOT_TURN.has(code) && figure !== 'never' ? [{ code, says }] : [],
    ),
  };
}
