import type { AnswerOf, QueryOf } from '@towpath/contracts/api/call.ts';
import { PAPER_KINDS, type PaperVersion, type paperVersions } from '@towpath/contracts/api/papers.ts';
import { isOfHealth, isToldWithoutWhy } from '@towpath/domain/casework/tellsOfHealth.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { type ApplicationOnPaper, applicationPaper } from '../../../papers/applicationPaper.ts';
import type { FromOf } from '../../../papers/contact.ts';
import type { PaperPool } from '../../../papers/paperPool.ts';
import { type PlanOnDay, planPaper, type RepaymentOnPaper } from '../../../papers/planPaper.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { FileAnswer } from '../../../platform/http/route.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { londonDate } from '../../../platform/time/londonDate.ts';
import type { FormVersionForStaff } from '../../applications/versionPapers.ts';
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
  /** The same for one of us: with what tells of health for who may see it alone. */
  readonly formVersionForStaff: (
    of: { readonly customerId: string; readonly planId: string; readonly number: number },
    sees: boolean,
  ) => Promise<FormVersionForStaff | null>;
};

/** So many papers of a kind come at once: a look through them, not all of many years. */
const AT_ONCE = 20;

export type PaperVersionsOf = ReturnType<typeof createPaperVersions>;

/** The papers of people, each version. */
export function createPaperVersions(deps: PaperVersionsDeps) {
  const { clock, fromOf, nameOf, paperPool } = deps;

  /** The newest papers of each kind, or of one kind those that follow on another; empty after one that is not there. */
  async function list(
    customerId: string,
    query: QueryOf<typeof paperVersions>,
  ): Promise<AnswerOf<typeof paperVersions>> {
    const groups = await groupsOf(customerId, query, ({ paper }) => paper);
    return {
      groups: groups.map(({ papers, ...group }) => ({ ...group, papers: papers.map(({ paper }) => paper) })),
    };
  }

  /**
   * The same in their case; what tells of health does not open for who may not see that, and has no name that says so. What
   * only one kind of Breathing Space has is not there for them.
   * `namesHealth`: whether such a name is told.
   */
  async function listInCase(customerId: string, query: QueryOf<typeof paperVersions>, sees: boolean) {
    const shown = ({ paper, withheld }: Candidate) => (sees ? paper : (withheld?.paper ?? paper));
    const isThere = ({ tellsWhich }: Candidate) => sees || tellsWhich !== true;
    const groups = await groupsOf(customerId, query, shown, isThere);
    return {
      groups: groups.map(({ papers, ...group }) => ({
        ...group,
        papers: papers.map(one => ({
          paper: shown(one),
          isWithheld: !sees && one.withheld !== undefined,
          readAt: sees ? null : (one.withheld?.readAt ?? null),
        })),
      })),
      namesHealth: sees && groups.some(({ papers }) => papers.some(isNamedByHealth)),
    };
  }

  /** @param shown what is read of a paper, by whose key older ones are asked for */
  async function groupsOf(
    customerId: string,
    { kind, after }: QueryOf<typeof paperVersions>,
    shown: (one: Candidate) => PaperVersion,
    isThere: (one: Candidate) => boolean = () => true,
  ) {
    const whose = { customerId, now: clock.now() };
    const groups = await Promise.all(
      (kind ? [kind] : PAPER_KINDS).map(async one => {
        const all = (await gathered(deps, one, whose)).filter(isThere);
        const from = kind && after !== undefined ? placeAfter(all.map(shown), after) : 0;
        return { kind: one, ...(await firstOf(all.slice(from))) };
      }),
    );
    return groups.filter(({ papers }) => papers.length > 0);
  }

  /**
   * A plan at the end of a day, today where none is named. Throws NOT_FOUND.
   *
   * @param sees whether whoever reads it may see facts of health: its person does
   */
  async function plan(customerId: string, planId: string, on?: string, sees = true): Promise<FileAnswer> {
    const today = isoDate(londonDate(clock.now()));
    const day = on ?? today;
    const found = day > today ? null : await deps.planOnDay(customerId, planId, day);
    if (found === null || isOfHealth(found.shortName) || (!sees && isToldWithoutWhy(found.shortName))) {
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
    return formFile(customerId, await deps.formVersion({ customerId, planId, number }), 'your-form.pdf');
  }

  /**
   * A form as it was handed over, for one of us, with whether it tells of health to them. Throws NOT_FOUND.
   *
   * @param sees whether they may see what tells of health
   */
  async function formInCase(
    of: { readonly customerId: string; readonly planId: string; readonly number: number },
    sees: boolean,
  ): Promise<{ readonly file: FileAnswer; readonly tellsOfHealth: boolean }> {
    const found = await deps.formVersionForStaff(of, sees);
    const file = await formFile(of.customerId, found?.onPaper ?? null, `form-${of.number}.pdf`);
    return { file, tellsOfHealth: found?.tellsOfHealth ?? false };
  }

  async function formFile(customerId: string, found: OnPaper | null, name: string): Promise<FileAnswer> {
    if (found === null) throw new ApiError('NOT_FOUND', { message: words.noForm });
    const { brand } = await fromOf(customerId);
    const paper = applicationPaper({ ...found, brand, person: await nameOf(customerId) });
    return { name, bytes: (await paperPool.write(paper)).bytes };
  }

  return { list, listInCase, plan, form, formInCase };
}

type OnPaper = Omit<ApplicationOnPaper, 'brand' | 'person'>;

/** Whether its name by itself tells of health. */
function isNamedByHealth({ paper, withheld }: Candidate): boolean {
  return withheld !== undefined && withheld.paper.key !== paper.key;
}

function placeAfter(all: readonly PaperVersion[], key: string): number {
  const at = all.findIndex(paper => paper.key === key);
  return at === -1 ? all.length : at + 1;
}

/** So many as come at once. Only as many are opened as it takes to know. */
async function firstOf(all: readonly Candidate[]) {
  const papers: Candidate[] = [];
  for (const one of all) {
    if (one.isOne && !(await one.isOne())) continue;
    if (papers.length === AT_ONCE) return { papers, hasOlder: true };
    papers.push(one);
  }
  return { papers, hasOlder: false };
}
