import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseApplication } from '@towpath/contracts/api/staffApplications.ts';
import { isUndecided, isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import { filled } from '@towpath/domain/applications/filled.ts';
import { type ApplicationForm, fieldsOf } from '@towpath/domain/applications/form.ts';
import { fromForStaff } from '@towpath/domain/applications/fromForStaff.ts';
import { mayApply } from '@towpath/domain/applications/mayApply.ts';
import { isOursAlone } from '@towpath/domain/applications/oursAlone.ts';
import { FOR_WHO_SEES_HEALTH } from '@towpath/domain/people/workPermissions.ts';
import { isOver, standsAsAnswered } from '@towpath/domain/plans/planState.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { seesHealth } from '../cases/opening.ts';
import { doubtOf } from '../plans/doubtOf.ts';
import { planForStaff } from '../plans/planForStaff.ts';
import { talkOfPlan } from '../plans/talks.ts';
import { staffNames } from '../staff/members.ts';
import { whoHasWork } from '../work/whoHas.ts';
import { readableGroups } from './foldedLines.ts';
import { appliedForStaff } from './forStaff.ts';
import { foldedIn, formWithoutWhy, isFormWithoutWhy, mayBeReadBy, namedInVersions } from './healthIn.ts';
import { nameOfForm } from './nameOfForm.ts';
import { numberOf } from './numberGiven.ts';
import {
  type AdviceOfToday,
  type AppliedFor,
  type OpenApplication,
  opened,
  type ReadingDeps,
  receiverFor,
} from './reading.ts';
import { changesOf, type KeptVersion, latestVersion } from './repository.ts';
import type { OfApplication } from './sealing.ts';
import { changedBetween, isSameVersion, type VersionContent, versionOf } from './version.ts';
import { changedOnTheWire, groupsOnTheWire } from './versionOnTheWire.ts';

type Shown = NonNullable<AnswerOf<typeof caseApplication>['application']>;

/** What of a version somebody may read, and how many lines are kept from them. */
type ReadableVersion = Omit<VersionContent, 'file'> & { readonly withheld: number };

/** The application of a person as it was handed over last. */
export type HandedOverHere = {
  readonly customerId: string;
  readonly applied: AppliedFor;
  readonly of: OfApplication;
  readonly version: KeptVersion<VersionContent>;
  readonly content: ReadableVersion;
};

/**
 * A version as somebody may read it: without what tells of health for who may not see that. Of Breathing Space how many lines
 * are left out would tell which kind it is: it counts as one, also where there is none, so that either is passed on.
 */
export function withoutHealth(
  form: ApplicationForm,
  { file: _, ...content }: VersionContent,
  { who, healthLines }: { readonly who: StaffCaller } & Pick<ReadingDeps, 'healthLines'>,
): ReadableVersion {
  if (seesHealth(who)) return { ...content, withheld: 0 };
  const readable = withoutHealthIn(form, content, healthLines);
  return isFormWithoutWhy(form) ? { ...readable, withheld: 1 } : readable;
}

/** A version without what tells of health, with how many lines are left out. */
export function withoutHealthIn<Content extends Omit<VersionContent, 'file'>>(
  form: ApplicationForm,
  content: Content,
  ofHealth: ReadonlySet<string>,
): Content & { readonly withheld: number } {
  const isFolded = foldedIn(ofHealth, namedInVersions(content));
  const isKept = mayBeReadBy(form, isFolded);
  const groups = readableGroups(content.groups, isKept, isFolded);
  const [missing, clashes] = [content.missing.filter(isKept), content.clashes.filter(isKept)];
  const settled = content.settled.filter(({ at }) => at !== undefined && isKept({ at }));
  const all = content.groups.flatMap(({ lines }) => lines);
  const withheld = all.filter(line => line.isHealth || !isKept(line)).length;
  const open = content.missing.length - missing.length + (content.clashes.length - clashes.length);
  return { ...content, groups, missing, clashes, settled, withheld: withheld + open };
}

/** Tells of each place in versions of a form whether somebody of the staff may read what stands there. */
function maySee(
  form: ApplicationForm,
  versions: readonly VersionContent[],
  { who, healthLines }: { readonly who: StaffCaller } & Pick<ReadingDeps, 'healthLines'>,
): ReturnType<typeof mayBeReadBy> {
  if (seesHealth(who)) return () => true;
  return mayBeReadBy(form, foldedIn(healthLines, namedInVersions(...versions)));
}

/** How much of it is filled in, of what whoever reads it may know that it asks. */
function tallyFor({ form, facts, kept, filled: whole }: OpenApplication, who: StaffCaller) {
  const told = seesHealth(who) ? form : formWithoutWhy(form);
  const { count, of } = told === form ? whole : filled(told, facts, kept.given);
  return { count, of };
}

/**
 * The application of a person for one of us who opens their case, or the one for a plan of theirs that is named; null where they
 * apply for nothing. Throws DoesNotOpen, or NOT_FOUND for a plan that is not theirs.
 */
export async function caseReading(
  deps: ReadingDeps & AdviceOfToday & { readonly rulebook: Rulebook },
  customerId: string,
  who: StaffCaller,
  { canSend, planId }: { readonly canSend: boolean; readonly planId: string | undefined },
): Promise<Shown | null> {
  const { database, seal } = deps;
  const applied = await appliedForStaff(deps, customerId, planId);
  if (!applied) return null;
  const open = await opened(deps, customerId, applied);
  const isPlanOver = isOver(open.planState);
  const of = { customerId, planId: open.planId };
  const [changes, version, work, today, talk] = await Promise.all([
    changesOf(database, seal, of),
    latestVersion<VersionContent>(database, seal, of),
    whoHasWork(database, { kind: 'application', subject: open.planId, customerId }),
    deps.recommendations.asOfNow(customerId),
    planForStaff(database, customerId).then(plan => plan && talkOfPlan(database, customerId, plan)),
  ]);
  const names = await staffNames(database, [
    ...changes.flatMap(({ staffId }) => staffId ?? []),
    ...(work?.takenBy ? [work.takenBy] : []),
  ]);
  const { state } = open.kept;
  const now = versionOf(open.form, open.filled, open.facts.today);
  const isOut = version !== null && open.elsewhere === null && !isWithPerson(state) && isUndecided(state);
  return {
    planId: open.planId,
    name: nameOfForm(open.form, who),
    receiver: receiverFor(open),
    state,
    ...tallyFor(open, who),
    handedOver:
      version &&
      handedOverOnTheWire(
        seesHealth(who) ? version : { ...version, isComplete: isCompleteAsTold(open.form, version) },
        withoutHealth(open.form, version.content, { ...deps, who }),
        open,
      ),
    hasChangedSince: isOut && !isSameVersion(version.content, now),
    changed: isOut
      ? changedOnTheWire(
          changedBetween(version.content, now).filter(
            maySee(open.form, [version.content, now], { ...deps, who }),
          ),
        )
      : [],
    reference: numberOf(changes),
    history: changes.map(one => ({
      at: one.at.toISOString(),
      state: one.state,
      by: one.by,
      name: one.staffId === null ? null : (names.get(one.staffId) ?? null),
      hasAgreed: one.said?.isAgreed === true,
      words: one.said?.words ?? one.said?.says ?? null,
      on: one.said?.on ?? null,
      reference: one.said?.reference ?? null,
      faults: [...(one.said?.faults ?? [])],
    })),
    work: work && {
      takenBy: work.takenBy === null ? null : (names.get(work.takenBy) ?? ''),
      isMine: work.takenBy === who.staffId,
      isForWhoSeesHealth: work.lastOutcome === FOR_WHO_SEES_HEALTH,
    },
    against: againstIt(open, deps.rulebook, who),
    elsewhere: open.elsewhere && { ...open.elsewhere },
    isPlanOver,
    planDiffers: !isPlanOver && !isUndecided(state) && !standsAsAnswered(open.planState, state),
    doubt: isPlanOver ? null : doubtOf(open, today),
    talkWaits: !isPlanOver && (talk?.waits ?? false),
    canSend,
    canAsk: canSend && state === 'sent' && !changes.at(-1)?.said?.isByHand,
    today: isoDate(open.facts.today),
  };
}

/** Whether it was handed over complete, as it is told without what only one kind of Breathing Space asks. */
function isCompleteAsTold(
  form: ApplicationForm,
  { content, isComplete }: KeptVersion<VersionContent>,
): boolean {
  if (!isFormWithoutWhy(form)) return isComplete;
  const told = new Set(fieldsOf(formWithoutWhy(form)).map(({ id }) => id));
  return [...content.missing, ...content.clashes].every(({ at }) => !told.has(at.field));
}

/** What the rules find against it; nothing for who may not see facts of health, which stand in some reasons. */
function againstIt(
  { form, facts, filled }: OpenApplication,
  rulebook: Rulebook,
  who: StaffCaller,
): Shown['against'] {
  if (!facts.review || !seesHealth(who)) return { closedBy: [], open: [] };
  const found = mayApply(
    form,
    { facts: facts.review.what, filled, kinds: facts.kinds },
    facts.today,
    rulebook,
  );
  return { closedBy: found.closedBy.map(({ says }) => says), open: found.open.map(({ says }) => says) };
}

function handedOverOnTheWire(
  { number, madeAt, isComplete }: KeptVersion<VersionContent>,
  { groups, missing, clashes, settled, withheld }: ReadableVersion,
  { filled }: Pick<OpenApplication, 'filled'>,
): NonNullable<Shown['handedOver']> {
  return {
    number,
    at: madeAt.toISOString(),
    isComplete,
    groups: groupsOnTheWire(groups).map(group => ({ ...group, lines: group.lines.map(ofPerson) })),
    missing: missing.map(one => ({ ...one, at: { ...one.at } })),
    clashes: clashes.map(({ at, question, values }) => ({
      at: { ...at },
      question,
      values: values.map(ofPerson),
    })),
    settled: settled.map(({ at: _, others, ...one }) => ({
      ...one,
      others: others.map(ofPerson),
    })),
    withheld,
    ours: [...missing, ...groups.flatMap(({ lines }) => lines)]
      .filter(({ at }) => isOursAlone(filled, at))
      .map(({ at }) => ({ ...at })),
  };
}

/** The same, with where it is from in words of the person and not to them. */
function ofPerson<Answer extends { readonly fromWords: string }>(answer: Answer): Answer {
  return { ...answer, fromWords: fromForStaff(answer.fromWords) };
}
