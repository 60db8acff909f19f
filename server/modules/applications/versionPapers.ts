import { type ApplicationForm, fieldsOf, receiverOf } from '@towpath/domain/applications/form.ts';
import { formOfKind } from '@towpath/domain/applications/forms/forms.ts';
import { inWordsOf } from '@towpath/domain/applications/forms/inWordsOf.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import type { ApplicationOnPaper } from '../../papers/applicationPaper.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { isFormOfHealth, isFormWithoutWhy, isNotHealth } from './healthIn.ts';
import type { ReadingDeps } from './reading.ts';
import { openedVersion } from './sealing.ts';
import { withoutHealthIn } from './staffReading.ts';
import type { VersionContent } from './version.ts';

/** A version of a form as it was handed over. */
export type FormVersion = {
  readonly planId: string;
  readonly number: number;
  /** The name of the form. */
  readonly name: string;
  readonly at: Date;
  readonly isComplete: boolean;
  /** That there is this paper tells that it is not the other kind of Breathing Space, of which there is none. */
  readonly tellsWhich: boolean;
};

export type OfVersion = { readonly customerId: string; readonly planId: string; readonly number: number };

/**
 * Every version of a form that a person handed over, of whichever plan; without what stands in them. One that tells of their
 * health by its name is none of their papers, which may be shown to others.
 */
export async function formVersionsOf(
  database: Database,
  customerId: string,
): Promise<readonly FormVersion[]> {
  const rows = await database
    .selectFrom('application_versions')
    .innerJoin('applications', join =>
      join
        .onRef('applications.customer_id', '=', 'application_versions.customer_id')
        .onRef('applications.plan_id', '=', 'application_versions.plan_id'),
    )
    .select(['application_versions.plan_id as plan_id', 'kind', 'number', 'made_at', 'is_complete'])
    .where('application_versions.customer_id', '=', customerId)
    .execute();
  return rows.flatMap(({ plan_id, kind, number, made_at, is_complete }) => {
    const form = formOfKind(kind);
    return form && !isFormOfHealth(form)
      ? [
          {
            planId: plan_id,
            number,
            name: form.name,
            at: made_at,
            isComplete: is_complete,
            tellsWhich: isFormWithoutWhy(form),
          },
        ]
      : [];
  });
}

/** What stands on a version, for a paper. */
type OnPaper = Omit<ApplicationOnPaper, 'brand' | 'person'>;

/**
 * What stands on a version for its person, without what tells of health: they may show it to others. Null for one that is
 * not theirs. Throws DoesNotOpen.
 */
export async function formVersion(database: Database, seal: Seal, of: OfVersion): Promise<OnPaper | null> {
  const found = await keptVersion(database, seal, of);
  if (!found) return null;
  const { form, content, at } = found;
  const isKept = isNotHealth(form);
  return {
    ...namedOn(form, content),
    at,
    groups: content.groups.map(({ name, lines }) => ({
      name,
      lines: lines.filter(line => !line.isHealth && isKept(line)),
    })),
    missing: content.missing.filter(isKept),
    clashes: content.clashes.filter(isKept),
    totals: content.totals,
    leavesOutHealth: true,
  };
}

/** A version as one of us reads it. */
export type FormVersionForStaff = {
  readonly onPaper: OnPaper;
  /** Whether something stands on it that tells of health. */
  readonly tellsOfHealth: boolean;
};

/**
 * What stands on a version for one of us: all of it for who may see facts of health, and without them for who may not.
 * Null for one that is not of that person, and of Breathing Space for who may not: of one kind there is none. Throws
 * DoesNotOpen.
 *
 * @param ofHealth the lines of the budget whose names tell of health
 */
export async function formVersionFor(
  { database, seal, healthLines: ofHealth }: Pick<ReadingDeps, 'database' | 'seal' | 'healthLines'>,
  of: OfVersion,
  sees: boolean,
): Promise<FormVersionForStaff | null> {
  const found = await keptVersion(database, seal, of);
  if (!found || (!sees && isFormWithoutWhy(found.form))) return null;
  const { form, content, at } = found;
  const readable = withoutHealthIn(form, content, ofHealth);
  const isLess = readable.withheld > 0;
  const { groups, missing, clashes, totals } = sees ? content : readable;
  return {
    onPaper: {
      ...namedOn(form, content),
      at,
      groups,
      missing,
      clashes,
      totals,
      leavesOutHealth: isLess && !sees,
      isForReceiver: true,
    },
    tellsOfHealth: isLess && sees,
  };
}

/** A version that was handed over, of a form that does not tell of health by its name; null for none. */
async function keptVersion(database: Database, seal: Seal, { customerId, planId, number }: OfVersion) {
  if (!isUuid(planId) || !Number.isSafeInteger(number) || number > MOST_VERSIONS) return null;
  const of = { customerId, planId: planId.toLowerCase() };
  const row = await database
    .selectFrom('application_versions')
    .select(['number', 'made_at', 'sealed'])
    .where('customer_id', '=', of.customerId)
    .where('plan_id', '=', of.planId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  // What was sealed for this subject was written by `addVersion`.
  const content = JSON.parse(openedVersion(seal, of, row.number, row.sealed)) as VersionContent;
  const form = formOfKind(content.form.kind);
  return form && !isFormOfHealth(form) ? { form, content, at: row.made_at } : null;
}

/** What it is called, and who receives it where its person lived then. */
function namedOn(form: ApplicationForm, content: VersionContent) {
  const livesIn = content.nation ?? content.file?.nation;
  const nation = UK_NATIONS.find(one => one === livesIn);
  return {
    name: form.name,
    receiver: nation ? receiverOf(form, nation) : form.receiver,
    lists: listNames(inWordsOf(form, nation ?? null)),
  };
}

/** What the lists of a form are called, by their fields. */
export function listNames(form: ApplicationForm): Readonly<Record<string, string>> {
  const lists = fieldsOf(form).filter(({ kind }) => kind === 'list');
  return Object.fromEntries(lists.map(({ id, label }) => [id, label]));
}

/** The largest number that the table holds. */
const MOST_VERSIONS = 2 ** 31 - 1;
