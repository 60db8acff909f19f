import { accepted, type Checked, refused } from '../values/checked.ts';

/** What a person is offered immediately beside a condition. */
export const HEALTH_SIGNPOSTS = ['crisis', 'fast adviser', 'priority services'] as const;
export type HealthSignpost = (typeof HEALTH_SIGNPOSTS)[number];

/** One condition of a category, in plain words; no codes of diagnosis. */
export type HealthDescription = {
  readonly text: string;
  readonly signpost: HealthSignpost | null;
  /** A disability benefit may be paid for it, so the budget asks about one. */
  readonly mayGetDisabilityBenefit: boolean;
  /** What else it says that some help depends on. */
  readonly tellsOf?: HealthSubject;
};

/** Caring for somebody, and a baby that is on its way or here. */
export const HEALTH_SUBJECTS = ['caring', 'baby'] as const;
export type HealthSubject = (typeof HEALTH_SUBJECTS)[number];

/** A category of conditions and what can be chosen in it. */
export type HealthCategory = {
  readonly id: number;
  readonly title: string;
  /**
   * Whether it is about the person's own health, rather than somebody they care for or something they would rather not
   * say.
   */
  readonly isOwnHealth: boolean;
  readonly descriptions: readonly HealthDescription[];
};

/** A condition that a person told us about (HC-004). */
export type HealthCondition = {
  /** When it was added, in milliseconds since 1970. Unique for the person. */
  readonly id: number;
  /** The category. */
  readonly title: string;
  /** The condition. */
  readonly description: string;
};

/** How a person would like us to talk or write to them. Stored apart from conditions, and reveals none. */
export type SupportNeed = { readonly id: number; readonly title: string };

/**
 * What a person consents to, each separately. Nothing of a kind is stored before they say yes to it, or after they say
 * no.
 */
export const HEALTH_PURPOSES = ['conditions', 'supportNeeds'] as const;
export type HealthPurpose = (typeof HEALTH_PURPOSES)[number];

/** The wording that asks for a consent. A change of wording is a new version. */
export type HealthConsentText = {
  readonly version: string;
  readonly purpose: string;
  readonly text: string;
};

/** What the add-new screen holds: null for what is not chosen yet. */
export type ConditionForm = { readonly title: string | null; readonly description: string | null };

export const EMPTY_CONDITION_FORM: ConditionForm = { title: null, description: null };

/** What a person is told about a condition that cannot be added. */
export const CONDITION_MESSAGES = {
  title: 'Choose a category',
  description: 'Choose a condition',
} as const;

/** What is asked before a condition is deleted, word for word (HC-008). */
export const DELETE_CONDITION_QUESTION = 'Are you sure you want to delete?';

/** Far more than anyone has; the limit stops a program that keeps adding. */
export const MOST_CONDITIONS = 50;

/** The conditions to choose from; empty, and the list disabled, until a category is chosen (HC-006). */
export function descriptionsFor(
  categories: readonly HealthCategory[],
  { title }: Pick<ConditionForm, 'title'>,
): readonly HealthDescription[] {
  return categories.find(category => category.title === title)?.descriptions ?? [];
}

/** The form with another category: a condition of the previous category is no longer chosen. */
export function withCategory(form: ConditionForm, title: string | null): ConditionForm {
  return title === form.title ? form : { title, description: null };
}

/** Checks that a category and one of its conditions are chosen; only then can the person go on (HC-005). */
export function checkCondition(
  categories: readonly HealthCategory[],
  { title, description }: ConditionForm,
): Checked<Omit<HealthCondition, 'id'>, keyof ConditionForm> {
  if (title === null || !categories.some(category => category.title === title)) {
    return refused('title', CONDITION_MESSAGES.title);
  }
  const isOffered = descriptionsFor(categories, { title }).some(({ text }) => text === description);
  if (description === null || !isOffered) return refused('description', CONDITION_MESSAGES.description);
  return accepted({ title, description });
}

/** The id of a condition added now: the time, or the next free number after it. */
export function conditionId(now: number, conditions: readonly Pick<HealthCondition, 'id'>[]): number {
  const taken = new Set(conditions.map(({ id }) => id));
  let id = now;
  while (taken.has(id)) id += 1;
  return id;
}

/** The help that a person's conditions point to immediately; each signpost once, the most urgent first. */
export function signpostsFor(
  categories: readonly HealthCategory[],
  conditions: readonly HealthCondition[],
): readonly HealthSignpost[] {
  const found = conditions.map(condition => describe(categories, condition)?.signpost);
  return HEALTH_SIGNPOSTS.filter(signpost => found.includes(signpost));
}

/** What a budget may know about a person's conditions. Null: nothing is known, since they told us of none. */
export type HealthFacts = {
  readonly hasHealthCondition: boolean | null;
  readonly mayGetDisabilityBenefit: boolean | null;
};

/**
 * What the stored conditions say for the budget. Somebody else's condition says nothing about the person's own health.
 */
export function healthFacts(
  categories: readonly HealthCategory[],
  conditions: readonly HealthCondition[],
): HealthFacts {
  const own = conditions.filter(({ title }) =>
    categories.some(category => category.title === title && category.isOwnHealth),
  );
  if (own.length === 0) return { hasHealthCondition: null, mayGetDisabilityBenefit: null };
  const mayGet = own.some(one => describe(categories, one)?.mayGetDisabilityBenefit === true);
  return { hasHealthCondition: true, mayGetDisabilityBenefit: mayGet };
}

/** What help may know about a person's conditions. Null: not told, which is never a no. */
export type HelpFacts = HealthFacts & {
  readonly needsPower: true | null;
  readonly caresForSomebody: true | null;
  readonly hasBaby: true | null;
};

/** What the stored conditions say for help that a person may miss. */
export function helpFacts(
  categories: readonly HealthCategory[],
  conditions: readonly HealthCondition[],
): HelpFacts {
  const told = conditions.flatMap(one => describe(categories, one) ?? []);
  const is = (found: boolean): true | null => found || null;
  return {
    ...healthFacts(categories, conditions),
    needsPower: is(told.some(({ signpost }) => signpost === 'priority services')),
    caresForSomebody: is(told.some(({ tellsOf }) => tellsOf === 'caring')),
    hasBaby: is(told.some(({ tellsOf }) => tellsOf === 'baby')),
  };
}

function describe(
  categories: readonly HealthCategory[],
  { title, description }: Pick<HealthCondition, 'title' | 'description'>,
): HealthDescription | undefined {
  return descriptionsFor(categories, { title }).find(({ text }) => text === description);
}
