import type { Application } from '@towpath/contracts/api/applications.ts';
import { wentAnotherWay } from '@towpath/domain/applications/anotherWay.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import type { ApplicationFacts } from '@towpath/domain/applications/applicationFacts.ts';
import { hasGone, isUndecided, isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import { closingInForm } from '@towpath/domain/applications/closingInForm.ts';
import { type Elsewhere, elsewhereOf } from '@towpath/domain/applications/elsewhere.ts';
import { filled } from '@towpath/domain/applications/filled.ts';
import type { Filled } from '@towpath/domain/applications/filledForm.ts';
import { type ApplicationForm, receiverOf } from '@towpath/domain/applications/form.ts';
import { formFor, formOfKind } from '@towpath/domain/applications/forms/forms.ts';
import { inWordsOf } from '@towpath/domain/applications/forms/inWordsOf.ts';
import { isOursAlone } from '@towpath/domain/applications/oursAlone.ts';
import { isUkNation, type LivingPlace } from '@towpath/domain/people/nation.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { nameOfProduct } from '@towpath/domain/solutions/solution/products.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { type JudgesToday, toldDoubtOf } from '../plans/doubtOf.ts';
import { type PlanForStaff, planForStaff } from '../plans/planForStaff.ts';
import { talkOfPlan } from '../plans/talks.ts';
import { staffNames } from '../staff/members.ts';
import { whoHasWork } from '../work/whoHas.ts';
import type { PlanOfForm } from './facts.ts';
import { begunFromBefore } from './fromBefore.ts';
import { numberOf } from './numberGiven.ts';
import {
  applicationOf,
  changesOf,
  type KeptApplication,
  type KeptChange,
  type KeptVersion,
  kindOfApplication,
  latestVersion,
} from './repository.ts';
import { firstNameIn, saidToIn } from './saidTo.ts';
import { answerIn } from './theirAnswer.ts';
import { changedBetween, type VersionContent, versionOf } from './version.ts';
import { changedOnTheWire, groupsOnTheWire } from './versionOnTheWire.ts';

export type ReadingDeps = {
  readonly database: Database;
  readonly seal: Seal;
  /** Everything that is known of a person, with the advice that their choice rests on. */
  readonly factsOf: (customerId: string, plan: PlanOfForm) => Promise<ApplicationFacts>;
  /** Where they live as they told last, whether or not there is an advice of that. */
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
  /** The entries of lists whose names tell of health, by their ids. */
  readonly healthLines: ReadonlySet<string>;
};

/** What is asked of the advice of today before an application goes on. */
export type AdviceOfToday = {
  readonly recommendations: JudgesToday & Pick<Recommendations, 'asOfNow' | 'asKept'>;
};

/** What a person applies for: their plan, its form, and what is known for it. */
export type AppliedFor = {
  readonly planId: string;
  readonly shortName: string;
  readonly planState: PlanState;
  readonly chosenAt: Date;
  readonly form: ApplicationForm;
  readonly facts: ApplicationFacts;
  /** Why it goes no further where it is for another nation than their home is in by now; null where it is for theirs. */
  readonly elsewhere: Elsewhere | null;
};

/** The application of a person as it stands, with its form filled in. */
export type OpenApplication = AppliedFor & {
  readonly kept: KeptApplication;
  readonly filled: Filled;
};

/**
 * What a person applies for; null where they chose nothing, or nothing that is applied for where they live. A form that was
 * begun stays what it is, also where they turn out to live in another nation.
 */
export async function appliedFor(deps: ReadingDeps, customerId: string): Promise<AppliedFor | null> {
  const plan = await planForStaff(deps.database, customerId);
  return plan && appliedBy(deps, customerId, plan);
}

/** What is applied for by one plan of a person; null where nothing is. */
export async function appliedBy(
  { database, factsOf, nationOf }: ReadingDeps,
  customerId: string,
  plan: PlanForStaff,
): Promise<AppliedFor | null> {
  const { id: planId, shortName, state: planState, chosenAt } = plan;
  const [facts, kind, told] = await Promise.all([
    factsOf(customerId, plan),
    kindOfApplication(database, { customerId, planId }),
    nationOf(customerId),
  ]);
  const advised = facts.review?.what.nation ?? null;
  const home = told ?? advised;
  const begun = kind === null ? null : formOfKind(kind);
  const form = begun ? inWordsOf(begun, advised) : formFor(shortName, advised);
  return form && { planId, shortName, planState, chosenAt, form, facts, elsewhere: elsewhereOf(form, home) };
}

/** The same with what was given in it. Throws DoesNotOpen. */
export async function openApplication(
  deps: ReadingDeps,
  customerId: string,
): Promise<OpenApplication | null> {
  const applied = await appliedFor(deps, customerId);
  return applied && opened(deps, customerId, applied);
}

/** The form of what somebody applies for, with what was given in it. Throws DoesNotOpen. */
export async function opened(
  deps: ReadingDeps,
  customerId: string,
  applied: AppliedFor,
): Promise<OpenApplication> {
  const { database, seal } = deps;
  const of = { customerId, planId: applied.planId };
  const kept = await begunFromBefore(database, seal, of, {
    form: applied.form,
    kept: await applicationOf(database, seal, of),
  });
  const saidTo = await saidToIn(database, kept.written);
  // What has gone is with those who decide, wherever their home is by now.
  const elsewhere = hasGone(kept.state) ? null : applied.elsewhere;
  return { ...applied, elsewhere, kept, filled: filled(applied.form, applied.facts, kept.given, saidTo) };
}

/** Who receives an application, where the person lives. */
export function receiverFor({ form, facts }: AppliedFor): string {
  const nation = facts.review?.what.nation ?? undefined;
  return isUkNation(nation) ? receiverOf(form, nation) : form.receiver;
}

/** The application as its person reads it. Throws DoesNotOpen. */
export async function shownApplication(
  deps: ReadingDeps & {
    readonly recommendations: Pick<Recommendations, 'asOfNow'>;
    readonly rulebook: Rulebook;
  },
  customerId: string,
  open: OpenApplication,
): Promise<Application> {
  const { database, seal } = deps;
  const { planId, shortName, planState, form, kept } = open;
  const of = { customerId, planId };
  const [changes, version, work, standing, talk] = await Promise.all([
    changesOf(database, seal, of),
    latestVersion<VersionContent>(database, seal, of),
    whoHasWork(database, { kind: 'application', subject: planId, customerId }),
    deps.recommendations.asOfNow(customerId),
    talkOfPlan(database, customerId, { id: planId, shortName, state: planState }),
  ]);
  const saidTo = await saidToIn(database, kept.written);
  const last = (state: KeptApplication['state']) => changes.findLast(one => one.state === state);
  const sent = last('sent');
  const handed = last('handed over');
  const asked = kept.state === 'asked again' ? last('asked again') : undefined;
  const names = await staffNames(
    database,
    [work?.takenBy, asked?.staffId, handed?.staffId].flatMap(one => one ?? []),
  );
  const firstName = (staffId: string | null | undefined) => {
    const name = names.get(staffId ?? '');
    return name === undefined ? null : firstNameIn(name);
  };
  return {
    planId,
    kind: form.kind,
    product: { shortName, name: nameOfProduct(shortName) },
    receiver: receiverFor(open),
    state: kept.state,
    elsewhere: open.elsewhere && { ...open.elsewhere },
    wentAnotherWay: wentAnotherWay(kept.state, planState),
    // While there is no advice nothing can be said of what it leaves to them.
    doubt: standing && toldDoubtOf({ shortName, chosenAt: open.chosenAt, state: planState }, standing),
    awaitsTalk: talk?.waits === true && !talk.isHad,
    against: isWithPerson(kept.state) ? againstOnTheWire(open, deps.rulebook) : [],
    revision: kept.revision,
    savedAt: kept.changedAt?.toISOString() ?? null,
    filled: filledOnTheWire(open.filled),
    writtenDown: kept.written.flatMap(({ at }) => {
      const said = saidTo(at);
      return said?.name ? [{ at: { ...at }, by: said.name, on: said.on }] : [];
    }),
    fromBefore: fromBeforeIn(kept),
    handedOver:
      version && !isWithPerson(kept.state)
        ? { ...handedOverOnTheWire(open, version), by: firstName(handed?.staffId) }
        : null,
    adviser: firstName(work?.takenBy),
    asked: asked
      ? askedOnTheWire(asked, open.filled, version?.content, {
          by: firstName(asked.staffId),
          isElsewhere: open.elsewhere !== null,
        })
      : null,
    sent: sent ? { on: sent.said?.on ?? isoDate(londonDate(sent.at)), reference: numberOf(changes) } : null,
    answered: answerIn(kept.state, changes),
  };
}

/** Until when the answers were given that are taken over from the form before; null where none is. */
function fromBeforeIn({ written }: KeptApplication): Application['fromBefore'] {
  const days = written.flatMap(({ on, isBefore }) => (isBefore ? [isoDate(londonDate(new Date(on)))] : []));
  const on = days.toSorted().at(-1);
  return on === undefined ? null : { on };
}

/** What closes it by its own answers, for its person before they hand it over; an adviser is told by the same rules. */
function againstOnTheWire(
  { form, facts, filled, elsewhere }: OpenApplication,
  rulebook: Rulebook,
): Application['against'] {
  if (!facts.review || elsewhere) return [];
  const found = closingInForm(
    form,
    { facts: facts.review.what, filled, kinds: facts.kinds },
    facts.today,
    rulebook,
  );
  return found.map(({ finds, from }) => ({
    finds,
    from: filled.fields.flatMap(({ field, group }) =>
      from.includes(field.id) ? [{ field: field.id, group, label: field.label }] : [],
    ),
  }));
}

/** The version that was handed over, with what is told otherwise since. */
function handedOverOnTheWire(
  { form, filled: filledNow, facts, kept, elsewhere }: OpenApplication,
  { madeAt, isComplete, content }: KeptVersion<VersionContent>,
): Omit<NonNullable<Application['handedOver']>, 'by'> {
  // What a form of another nation asks is not asked of them any more: nothing of it is said to be another answer.
  const changed =
    isUndecided(kept.state) && elsewhere === null
      ? changedBetween(content, versionOf(form, filledNow, facts.today))
      : [];
  return {
    at: madeAt.toISOString(),
    isComplete,
    groups: groupsOnTheWire(content.groups),
    changed: changedOnTheWire(changed),
  };
}

function askedOnTheWire(
  { at, said }: KeptChange,
  filledNow: Filled,
  handedOver: VersionContent | undefined,
  { by, isElsewhere }: { readonly by: string | null; readonly isElsewhere: boolean },
): NonNullable<Application['asked']> {
  return {
    by: by ?? '',
    on: isoDate(londonDate(at)),
    words: said?.words ?? '',
    fields: (said?.fields ?? []).flatMap(place => {
      if (isElsewhere || isOursAlone(filledNow, place)) return [];
      const found = filledNow.fields.find(({ field }) => field.id === place.field);
      if (!found) return [];
      const entry = found.entries.find(({ id }) => id === place.entry);
      const part = entry?.parts.find(one => one.part.id === place.part);
      // What was taken off a list since is called what it was called when it was asked about.
      const before = part === undefined ? handedOver && lineAt(handedOver, place) : undefined;
      return [
        {
          at: { ...place },
          label: part?.part.label ?? before?.label ?? found.field.label,
          of: entry?.name ?? before?.of ?? null,
        },
      ];
    }),
  };
}

/** What a version says at a place, or is missing there. */
function lineAt({ groups, missing }: VersionContent, { field, entry, part }: Place) {
  const lines = [...groups.flatMap(group => group.lines), ...missing];
  return lines.find(({ at }) => at.field === field && at.entry === entry && at.part === part);
}

function filledOnTheWire({ nation, count, of, clashes, missing, fields }: Filled): Application['filled'] {
  return {
    nation,
    count,
    of,
    clashes: clashes.map(({ at, group, question, values }) => ({
      at: { ...at },
      group,
      question,
      values: values.map(({ value, says, fromWords }) => ({ value, says, fromWords })),
    })),
    missing: missing.map(({ id, name, items }) => ({
      id,
      name,
      items: items.map(({ at, label, of: entry, hint, why }) => ({
        at: { ...at },
        label,
        of: entry,
        hint,
        why,
      })),
    })),
    fields: fields.map(({ field, group, value, says, from, fromWords, entries }) => ({
      id: field.id,
      group,
      label: field.label,
      value: field.kind === 'list' ? null : (value as Application['filled']['fields'][number]['value']),
      says,
      from,
      fromWords,
      entries: entries.map(({ id, name, isGiven, parts }) => ({
        id,
        name,
        isGiven,
        parts: parts.map(one => ({
          id: one.part.id,
          label: one.part.label,
          value: one.value,
          says: one.says,
          from: one.from,
          fromWords: one.fromWords,
        })),
      })),
    })),
  };
}
