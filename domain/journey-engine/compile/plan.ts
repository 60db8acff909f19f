import type {
  Comparison,
  Condition,
  JourneyDefinition,
  NextStep,
  Page,
  Section,
  Step,
} from '../definition/definition.ts';
import { type FactKind, factKey, factNamed, isFactKey } from '../definition/fact.ts';
import { kindNamed } from '../definition/kinds.ts';
import type { StepKind } from '../definition/stepKind.ts';

/**
 * What makes a step complete.
 * - `answers`: answers that fit it.
 * - `optional answers`: answered or deliberately skipped: an entry must be saved, and it may be empty.
 * - `entry`: an entry, written by a save without answers or by its own call.
 * - `nothing`: shown, read and passed.
 */
export type Completion = 'answers' | 'optional answers' | 'entry' | 'nothing';

export type PlanStep = {
  readonly id: string;
  readonly step: Step;
  readonly kind: StepKind;
  readonly pageId: string;
  readonly sectionId: string;
  /** Place in the whole journey as written, from 0. A way on always leads to a higher one. */
  readonly position: number;
  readonly terminal: boolean;
  readonly completion: Completion;
  /** The ways on, with the step to the next page filled in where the definition leaves it out. Empty when terminal. */
  readonly next: readonly NextStep[];
  /** Where the path continues for people who are not asked the step; left out when everybody is asked. */
  readonly passedTo?: string;
  /** The steps and facts that choose between these ways on; the step itself when a condition names no other. */
  readonly reads: readonly string[];
};

export type PlanPage = {
  readonly id: string;
  readonly headerName: string;
  readonly page: Page;
  readonly position: number;
  readonly firstStepId: string;
  readonly stepIds: readonly string[];
  /** The facts, and the steps on other pages, that this page's ways on, answers and words read. */
  readonly readsElsewhere: readonly string[];
};

export type PlanSection = {
  readonly id: string;
  readonly section: Section;
  readonly pageId: string;
  readonly stepIds: readonly string[];
};

/** A definition made ready to run: frozen, made once per version, the same in the browser and on the server. */
export type Plan = {
  readonly journey: string;
  readonly version: number;
  readonly definition: JourneyDefinition;
  readonly firstStepId: string;
  readonly pages: readonly PlanPage[];
  readonly sections: readonly PlanSection[];
  /** All step ids as written. */
  readonly order: readonly string[];
  readonly stepById: ReadonlyMap<string, PlanStep>;
  readonly pageById: ReadonlyMap<string, PlanPage>;
  readonly sectionById: ReadonlyMap<string, PlanSection>;
  /** For each step that a condition reads: the pages whose ways on it decides. */
  readonly pagesReading: ReadonlyMap<string, readonly string[]>;
  /** The facts that some condition names, by their key among answers. */
  readonly facts: ReadonlyMap<string, FactKind>;
};

/** What a comparison reads: the step it names, else the step it belongs to, or a fact. */
export function comparedStepId(comparison: Comparison, ownStepId: string): string {
  return comparison.property === 'fact' ? factKey(comparison.fact) : (comparison.stepId ?? ownStepId);
}

/** The conditions that decide whether a step is asked, which of its answers are offered and in which words. */
export function conditionsToShow({ when: asked, answers, wordings = [] }: Step): readonly Condition[] {
  return [asked, ...[...answers, ...wordings].map(({ when }) => when)].filter(when => when !== undefined);
}

/** The comparisons of a condition, whichever way they are joined; none without a condition. */
export function comparisonsOf(condition: Condition | undefined): readonly Comparison[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return [condition];
}

/** A deep copy. Every JavaScript engine that runs this has it, but the language's type library does not declare it. */
declare function structuredClone<Value>(value: Value): Value;

/**
 * Lays out a definition that `compile` has accepted before, without checking it again: what the browser runs for a
 * published version. Use `compile` for anything that has not been checked. A step of a kind that is not among `kinds`,
 * such as one that a newer server knows, waits for a call that this side does not make.
 *
 * @param facts the facts there are; only a proof needs their values
 */
export function buildPlan(
  definition: JourneyDefinition,
  kinds: readonly StepKind[],
  facts: readonly FactKind[] = [],
): Plan {
  const copy = deepFreeze(structuredClone(definition));
  const stepById = new Map<string, PlanStep>();
  const pageById = new Map<string, PlanPage>();
  const sectionById = new Map<string, PlanSection>();
  const readers = new Map<string, readonly string[]>();
  const order = copy.pages.flatMap(stepsOfPage).map(step => step.id);

  copy.pages.forEach((page, pageIndex) => {
    const following = copy.pages[pageIndex + 1];
    const firstOfNextPage = following && stepsOfPage(following)[0]?.id;
    const reads = new Set<string>();
    for (const section of page.sections) {
      for (const step of section.steps) {
        const planStep = planStepOf(
          step,
          kindOf(step, kinds),
          page.id,
          section.id,
          stepById.size,
          firstOfNextPage,
        );
        for (const id of planStep.reads) reads.add(id);
        for (const comparison of conditionsToShow(step).flatMap(comparisonsOf))
          reads.add(comparedStepId(comparison, step.id));
        stepById.set(step.id, planStep);
      }
      const stepIds = section.steps.map(step => step.id);
      sectionById.set(section.id, { id: section.id, section, pageId: page.id, stepIds });
    }
    const stepIds = stepsOfPage(page).map(step => step.id);
    pageById.set(page.id, {
      id: page.id,
      headerName: page.headerName,
      page,
      position: pageIndex,
      firstStepId: stepIds[0] ?? '',
      stepIds,
      readsElsewhere: [...reads].filter(id => !stepIds.includes(id)),
    });
    for (const id of reads) readers.set(id, [...(readers.get(id) ?? []), page.id]);
  });

  return deepFreeze({
    journey: copy.journey,
    version: copy.version,
    definition: copy,
    firstStepId: order[0] ?? '',
    pages: [...pageById.values()],
    sections: [...sectionById.values()],
    order,
    stepById: frozenMap(stepById),
    pageById: frozenMap(pageById),
    sectionById: frozenMap(sectionById),
    pagesReading: frozenMap(readers),
    facts: frozenMap(factsRead(readers, facts)),
  });
}

function kindOf({ type }: Step, kinds: readonly StepKind[]): StepKind {
  return kindNamed(kinds, type) ?? { name: type, completedBy: 'its own call' };
}

function planStepOf(
  step: Step,
  kind: StepKind,
  pageId: string,
  sectionId: string,
  position: number,
  firstOfNextPage: string | undefined,
): PlanStep {
  const terminal = kind.ends === true;
  const toNextPage = firstOfNextPage === undefined ? [] : [{ id: firstOfNextPage }];
  const next: readonly NextStep[] = terminal ? [] : step.nextStep.length > 0 ? step.nextStep : toNextPage;
  const reads = next
    .flatMap(({ condition }) => comparisonsOf(condition))
    .map(comparison => comparedStepId(comparison, step.id));
  const passedTo = step.when && next.find(way => !way.condition)?.id;
  return {
    id: step.id,
    step,
    kind,
    pageId,
    sectionId,
    position,
    terminal,
    completion: completionOf(step, kind),
    next,
    ...(passedTo === undefined ? {} : { passedTo }),
    reads: [...new Set(reads)],
  };
}

/** Where the list is not passed in, as in a browser, the names are known but the values are not. */
function factsRead(
  readers: ReadonlyMap<string, readonly string[]>,
  facts: readonly FactKind[],
): Map<string, FactKind> {
  return new Map(
    [...readers.keys()].filter(isFactKey).map(key => {
      const name = factNamed(key);
      return [key, facts.find(fact => fact.name === name) ?? { name, values: {} }] as const;
    }),
  );
}

function completionOf(step: Step, kind: StepKind): Completion {
  if (kind.completedBy === 'answers') return step.optional ? 'optional answers' : 'answers';
  return kind.completedBy === 'nothing' ? 'nothing' : 'entry';
}

/** The steps of a page in the order they are written. */
export function stepsOfPage(page: Page): readonly Step[] {
  return page.sections.flatMap(section => section.steps);
}

/** Texts, numbers and null are frozen by nature. */
function deepFreeze<T>(value: T): T {
  if (Object.isFrozen(value)) return value;
  for (const part of Object.values(value as object)) deepFreeze(part);
  return Object.freeze(value);
}

/** `freeze` does not reach the contents of a map, so its methods that change it are removed as well. */
function frozenMap<K, V>(map: Map<K, V>): ReadonlyMap<K, V> {
  const refuse = () => {
    throw new TypeError('A plan cannot be changed.');
  };
  for (const value of map.values()) deepFreeze(value);
  return Object.freeze(Object.assign(map, { set: refuse, delete: refuse, clear: refuse }));
}
