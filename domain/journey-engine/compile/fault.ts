import type { JourneyDefinition, NextStep, Page, Section, Step } from '../definition/definition.ts';

/** What can be wrong with the meaning of a definition. Each has its own file in `faults/`. */
export type FaultCode =
  | 'unknown-step-type'
  | 'unknown-option-type'
  | 'unknown-operator'
  | 'unknown-reference'
  | 'cannot-be-ordered'
  | 'answers-do-not-fit'
  | 'duplicate-id'
  | 'empty-part'
  | 'out-of-order'
  | 'backward-jump'
  | 'way-on-after-the-end'
  | 'two-defaults'
  | 'cannot-be-left-out'
  | 'dead-end'
  | 'unreachable-step'
  | 'condition-never-holds'
  | 'shadowed-branch'
  | 'dead-branch'
  | 'dead-step'
  | 'reads-later-step'
  | 'reads-step-never-on-path'
  | 'reads-step-sometimes-absent'
  | 'ignored-first-condition'
  | 'too-many-combinations';

/** One fault: `where` names the page, section, step and way on; `message` is a plain sentence. */
export type Fault = { readonly code: FaultCode; readonly where: string; readonly message: string };

export type PlacedStep = {
  readonly page: Page;
  readonly section: Section;
  readonly step: Step;
  readonly where: string;
};

/** Every step of a definition with the words for its place. */
export function placedSteps(definition: JourneyDefinition): readonly PlacedStep[] {
  return definition.pages.flatMap(page =>
    page.sections.flatMap(section =>
      section.steps.map(step => ({
        page,
        section,
        step,
        where: `page '${page.id}', section '${section.id}', step '${step.id}'`,
      })),
    ),
  );
}

export type PlacedWay = PlacedStep & { readonly way: NextStep; readonly index: number };

/** Every entry of every `nextStep` list with the words for its place; entries count from 1, as a reader would. */
export function placedWays(definition: JourneyDefinition): readonly PlacedWay[] {
  return placedSteps(definition).flatMap(placed =>
    placed.step.nextStep.map((way, index) => ({
      ...placed,
      way,
      index,
      where: `${placed.where}, way on ${index + 1} (to '${way.id}')`,
    })),
  );
}
