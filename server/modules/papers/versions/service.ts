import type { AnswerOf, QueryOf } from '@towpath/contracts/api/call.ts';
import { PAPER_KINDS, type PaperVersion, type paperVersions } from '@towpath/contracts/api/papers.ts';
import { isOfHealth } from '@towpath/domain/casework/tellsOfHealth.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { type ApplicationOnPaper, applicationPaper } from '../../../papers/applicationPaper.ts';
import type { FromOf } from '../../../papers/contact.ts';
import type { PaperPool } from '../../../papers/paperPool.ts';
import { type PlanOnDay, planPaper, type RepaymentOnPaper } from '../../../papers/planPaper.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { FileAnswer } from '../../../platform/http/route.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { londonDate } from '../../../platform/time/londonDate.ts';
import { words } from '../words.ts';
import { type Candidate, type GatheringDeps, gathered } from './gathered.ts';

export type PaperVersionsDeps = GatheringDeps & {
  readonly clock: Clock;
  readonly fromOf: FromOf;
  readonly nameOf: (customerId: string) => Promise<string>;
  readonly paperPool: Pick<PaperPool, 'write'>;
  /** A plan as it stood at the end of a day; null for one that is not theirs, and before it was chosen. */
  readonly planOnDay: (
    customerId: string,
    planId: string,
    on: string,
  ) => Promise<(PlanOnDay & { readonly planId: string; readonly shortName: string }) | null>;
  /** The same of what is repaid by it; null for none, and before it is drawn up. */
  readonly repaymentOnDay: (
    of: { readonly customerId: string; readonly planId: string },
    on: string,
  ) => Promise<RepaymentOnPaper | null>;
  /** What stands on a version of a form; null for one that is not theirs. */
  readonly formVersion: (of: {
    readonly customerId: string;
    readonly planId: string;
    readonly number: number;
  }) => Promise<Omit<ApplicationOnPaper, 'brand' | 'person'> | null>;
};

/** So many papers of a kind come at once: a look through them, not all of many years. */
const AT_ONCE = 20;

/** The papers of people, each version. */
export function createPaperVersions(deps: PaperVersionsDeps) {
  const { clock, fromOf, nameOf, paperPool } = deps;

  /** The newest papers of each kind, or of one kind those that follow on another; empty after one that is not there. */
  async function list(
    customerId: string,
    { kind, after }: QueryOf<typeof paperVersions>,
  ): Promise<AnswerOf<typeof paperVersions>> {
    const whose = { customerId, now: clock.now() };
    const groups = await Promise.all(
      (kind ? [kind] : PAPER_KINDS).map(async one => {
        const all = await gathered(deps, one, whose);
        const from = kind && after !== undefined ? placeAfter(all, after) : 0;
        return { kind: one, ...(await firstOf(all.slice(from))) };
      }),
    );
    return { groups: groups.filter(({ papers }) => papers.length > 0) };
  }

  /** A plan at the end of a day, today where none is named. Throws NOT_FOUND. */
  async function plan(customerId: string, planId: string, on?: string): Promise<FileAnswer> {
    const today = isoDate(londonDate(clock.now()));
    const day = on ?? today;
    const found = day > today ? null : await deps.planOnDay(customerId, planId, day);
    if (found === null || isOfHealth(found.shortName)) {
      throw new ApiError('NOT_FOUND', { message: words.noPlan });
    }
    const paper = planPaper({
      from: await fromOf(customerId),
      person: await nameOf(customerId),
      on: day,
      plan: found,
      repayment: await deps.repaymentOnDay({ customerId, planId: found.planId }, day),
    });
    return { name: `your-plan-${day}.pdf`, bytes: (await paperPool.write(paper)).bytes };
  }

  /** A form as it was handed over. Throws NOT_FOUND. */
  async function form(customerId: string, planId: string, number: number): Promise<FileAnswer> {
    const found = await deps.formVersion({ customerId, planId, number });
    if (found === null) throw new ApiError('NOT_FOUND', { message: words.noForm });
    const { brand } = await fromOf(customerId);
    const paper = applicationPaper({ ...found, brand, person: await nameOf(customerId) });
    return { name: 'your-form.pdf', bytes: (await paperPool.write(paper)).bytes };
  }

  return { list, plan, form };
}

function placeAfter(all: readonly Candidate[], key: string): number {
  const at = all.findIndex(({ paper }) => paper.key === key);
  return at === -1 ? all.length : at + 1;
}

/** So many as come at once. Only as many are opened as it takes to know. */
async function firstOf(all: readonly Candidate[]) {
  const papers: PaperVersion[] = [];
  for (const { paper, isOne } of all) {
    if (isOne && !(await isOne())) continue;
    if (papers.length === AT_ONCE) return { papers, hasOlder: true };
    papers.push(paper);
  }
  return { papers, hasOlder: false };
}
