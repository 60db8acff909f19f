import { answersClaim, lastDaysToReply } from '@towpath/domain/letters/courtClaims.ts';
import { type LastDay, lastDayOf } from '@towpath/domain/letters/lastDay.ts';
import type { PackFacts } from '@towpath/domain/letters/pack.ts';
import type { SaidForLetters } from '@towpath/domain/letters/saidForLetters.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { claimLawIn } from './claimLaw.ts';
import type { JudgedLetter } from './judging.ts';
import type { KeptLetter } from './repository.ts';
import { wentByLetter } from './wentByLetter.ts';
import { knownIn, type World, type WorldDeps } from './world.ts';

/** Says the last day of each letter; null of one without. */
export type LastDayFor = (one: Pick<JudgedLetter, 'definition' | 'facts' | 'kept'>) => LastDay | null;

/** Works out by what days on forms people told of, what went, and the law of today. */
export function lastDaysFor(
  deps: Pick<WorldDeps, 'limits' | 'definitions'>,
  world: World,
  {
    facts,
    said,
    kept: all,
  }: {
    readonly facts: Pick<PackFacts, 'nation'>;
    readonly said: SaidForLetters;
    readonly kept: readonly KeptLetter[];
  },
): LastDayFor {
  const today = isoDate(world.today);
  const law = facts.nation === null ? undefined : claimLawIn(deps, facts.nation, world.today);
  const known = knownIn(world, said);
  return ({ definition, facts: { debt }, kept }) => {
    const its = debt && known.claim(debt)?.value;
    const went =
      debt !== null && wentByLetter(deps.definitions, all, debt.id).some(one => answersClaim(one.definition));
    const day = its?.day ?? null;
    const days = day === null || law === undefined ? null : lastDaysToReply(day, law);
    const claim = { days, isAnswered: its?.isAnswered === true || went };
    return lastDayOf(definition, { debt, claim, edits: kept?.draft.edits ?? {}, today });
  };
}
