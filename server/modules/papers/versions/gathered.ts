import type { PaperKind, PaperVersion } from '@towpath/contracts/api/papers.ts';
import { isOfHealth, isToldWithoutWhy } from '@towpath/domain/casework/tellsOfHealth.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { DoesNotOpen, orDoesNotOpen } from '../../../platform/crypto/doesNotOpen.ts';
import type { Database } from '../../../platform/database/database.ts';
import { londonDate } from '../../../platform/time/londonDate.ts';
import type { Recommendations } from '../../advice/recommendation.ts';
import { isIncomplete } from '../../advice/toResponse.ts';
import { formVersionsOf } from '../../applications/versionPapers.ts';
import type { LetterPaper } from '../../letters/letterPapers.ts';
import { planDaysOf } from '../../plans/planOnDay.ts';
import { repaymentDaysOf } from '../../repayment/repaymentOnDay.ts';
import { words } from '../words.ts';

export type GatheringDeps = {
  readonly database: Database;
  readonly recommendations: Pick<Recommendations, 'records' | 'asKept'>;
  readonly lettersOf: (customerId: string) => Promise<readonly LetterPaper[]>;
  /** When the person said that their budget is right; null while it is not finished. */
  readonly budgetConfirmedAt: (customerId: string) => Promise<Date | null>;
};

/** A paper that may be in the list. */
export type Candidate = {
  readonly paper: PaperVersion;
  /** Says whether it is one, where it has to be opened to know. */
  readonly isOne?: () => Promise<boolean>;
  /** Of one kind of Breathing Space alone there is such a paper: it is not told to who may not see facts of health. */
  readonly tellsWhich?: boolean;
  /** It tells of health: what those of us read in its place who may not see that. Left out for all others. */
  readonly withheld?: {
    readonly paper: PaperVersion;
    /** Where in the case they read what of it does not tell of health; null where all of it does. */
    readonly readAt: 'letters' | 'advice' | null;
  };
};

/** All papers of a person of a kind, the newest first, from the modules that keep what they are made from. */
export async function gathered(
  deps: GatheringDeps,
  kind: PaperKind,
  { customerId, now }: { readonly customerId: string; readonly now: Date },
): Promise<readonly Candidate[]> {
  const found = await OF_KIND[kind](deps, customerId, now);
  return found.toSorted((a, b) => (a.paper.at === b.paper.at ? 0 : a.paper.at < b.paper.at ? 1 : -1));
}

type Gather = (deps: GatheringDeps, customerId: string, now: Date) => Promise<readonly Candidate[]>;

const OF_KIND: Readonly<Record<PaperKind, Gather>> = {
  async plan({ database }, customerId, now) {
    const today = isoDate(londonDate(now));
    const [plans, noted] = await Promise.all([
      planDaysOf(database, customerId),
      repaymentDaysOf(database, customerId),
    ]);
    return plans
      .filter(({ shortName }) => !isOfHealth(shortName))
      .flatMap(plan => {
        const { planId, name, shortName } = plan;
        const own = noted.filter(one => one.planId === planId).map(({ day }) => day);
        // How a plan stands today is a paper too where nothing happened today: its days move on by themselves.
        const days = new Set([...plan.days, ...own, ...(plan.over ? [] : [today])]);
        const last = [...days].sort().at(-1);
        return [...days].map(on => ({
          tellsWhich: isToldWithoutWhy(shortName),
          paper: {
            key: `${planId} ${on}`,
            at: `${on}T12:00:00.000Z`,
            about: {
              kind: 'plan' as const,
              planId,
              name,
              on,
              // What is over changes no more, also on the day on which it ended.
              isToday: plan.over === null && on === today,
              over: on === last ? plan.over : null,
            },
          },
        }));
      });
  },
  async letter({ lettersOf }, customerId) {
    return (await lettersOf(customerId)).map(letter => {
      const paper = letterPaper(letter);
      if (letter.tellsOfHealth === null) return { paper };
      if (letter.tellsOfHealth === 'own words') return { paper, withheld: { paper, readAt: 'letters' } };
      const unnamed = letterPaper({ ...letter, letterId: letter.keptId, title: words.unnamedLetter });
      return { paper, withheld: { paper: unnamed, readAt: null } };
    });
  },

  async form({ database }, customerId) {
    return (await formVersionsOf(database, customerId)).map(({ tellsWhich, at, ...about }) => ({
      tellsWhich,
      paper: {
        key: `${about.planId} ${about.number}`,
        at: at.toISOString(),
        about: { kind: 'form', ...about, on: isoDate(londonDate(at)) },
      },
    }));
  },
  async advice({ recommendations }, customerId) {
    return (await recommendations.records(customerId)).map(({ id, at }) => {
      const paper: PaperVersion = {
        key: id,
        at: at.toISOString(),
        about: { kind: 'advice', recordId: id, on: isoDate(londonDate(at)) },
      };
      return {
        paper,
        withheld: { paper, readAt: 'advice' },
        // Advice that only lists what is missing is not worth a document, nor is one that does not open.
        async isOne() {
          const kept = await orDoesNotOpen(recommendations.asKept(customerId, id));
          return !(kept instanceof DoesNotOpen) && !isIncomplete(kept.record);
        },
      };
    });
  },
  async budget({ budgetConfirmedAt }, customerId) {
    const at = await budgetConfirmedAt(customerId);
    if (at === null) return [];
    const on = isoDate(londonDate(at));
    return [{ paper: { key: on, at: at.toISOString(), about: { kind: 'budget', on } } }];
  },
};

function letterPaper({ letterId, title, to, sent, at, isWordOnly }: LetterPaper): PaperVersion {
  return {
    key: `${letterId} ${sent?.version ?? 0}`,
    at: at.toISOString(),
    about: { kind: 'letter', letterId, title, to, sent, isWordOnly },
  };
}
