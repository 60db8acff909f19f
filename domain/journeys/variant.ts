import type {
  JourneyDefinition,
  Page,
  Section,
  Step,
  Template,
} from '../journey-engine/definition/definition.ts';
import { kindNamed } from '../journey-engine/definition/kinds.ts';
import { REGISTRATION } from '../people/steps.ts';
import { STEP_KINDS } from './kinds.ts';
import { QUALIFIER_ADVICE } from './steps.ts';

/** Another look of a questionnaire for a partner: the same questions, answers and ways on. */
export type Variant = {
  /** What the derived questionnaire is stored as, for example 'qualifier-steps'. */
  readonly journey: string;
  /** Raised by whoever changes the look, 1 to 999, since a published version never changes. */
  readonly revision: number;
  readonly template?: Partial<Template>;
  readonly registrationStyleId?: number;
  readonly adviceStyleId?: number;
  readonly layout?: 'one step per page';
  /** Different wording for a step, by step id, where the look needs it. */
  readonly stepTexts?: Readonly<Record<string, StepTexts>>;
};

export type StepTexts = { readonly headerText?: string; readonly additionalText?: string };

const QUALIFIER_HEADER = 'Qualifier';

/**
 * Derives the definition of a partner's look. Step ids, answer ids and ways on stay as they are, so that the same
 * rules read both. The version joins both numbers (questions 2, look 3: 2003), so a change of either is a new version.
 *
 * @throws RangeError when the revision is out of range, when a text names a step that is not there, and when one step
 *   per page is asked of a questionnaire that is not a Qualifier
 */
export function applyVariant(definition: JourneyDefinition, variant: Variant): JourneyDefinition {
  if (!Number.isInteger(variant.revision) || variant.revision < 1 || variant.revision > 999) {
    throw new RangeError(`The revision of '${variant.journey}' must be 1 to 999.`);
  }
  const stepIds = new Set(definition.pages.flatMap(stepsOf).map(step => step.id));
  for (const id of Object.keys(variant.stepTexts ?? {})) {
    if (!stepIds.has(id))
      throw new RangeError(`'${variant.journey}' has a text for '${id}', which is not a step.`);
  }
  const pages = definition.pages.map(page => inSections(page, step => restyled(step, variant)));
  return {
    ...definition,
    journey: variant.journey,
    version: definition.version * 1000 + variant.revision,
    template: { ...definition.template, ...variant.template },
    pages: variant.layout === 'one step per page' ? oneStepPerPage(pages) : pages,
  };
}

function restyled(step: Step, variant: Variant): Step {
  const config = {
    ...step.stepConfig,
    ...(step.type === REGISTRATION.name && variant.registrationStyleId !== undefined
      ? { registrationStyleId: variant.registrationStyleId }
      : {}),
    ...(step.type === QUALIFIER_ADVICE.name && variant.adviceStyleId !== undefined
      ? { adviceStyleId: variant.adviceStyleId }
      : {}),
  };
  return {
    ...step,
    ...variant.stepTexts?.[step.id],
    ...(Object.keys(config).length > 0 ? { stepConfig: config } : {}),
  };
}

/**
 * A page for each step. More than one page header then holds 'Qualifier', which is what makes a journey a step-per-page
 * Qualifier (JN-025); the first keeps the bare word, which identifies a Qualifier (JN-024), and the advice keeps its
 * own title. A step that left its page by having no way on gets that way written out.
 */
function oneStepPerPage(pages: readonly Page[]): readonly Page[] {
  if (!pages.some(page => page.headerName === QUALIFIER_HEADER)) {
    throw new RangeError('One step per page is a layout of the Qualifier only.');
  }
  return pages.flatMap((page, index) => {
    const following = pages[index + 1];
    const firstOfNext = following && stepsOf(following)[0]?.id;
    return page.sections.flatMap(section =>
      section.steps.map(step => ({
        id: step.id,
        headerName: headerOf(page, section, step === pages[0]?.sections[0]?.steps[0]),
        ...(page.tipBox && !endsJourney(step) ? { tipBox: page.tipBox } : {}),
        sections: [{ ...section, id: `${section.id}-${step.id}`, steps: [standAlone(step, firstOfNext)] }],
      })),
    );
  });
}

function headerOf(page: Page, section: Section, isFirst: boolean): string {
  if (isFirst) return QUALIFIER_HEADER;
  const holdsAdvice = stepsOf(page).some(step => step.type === QUALIFIER_ADVICE.name);
  return holdsAdvice ? page.headerName : `${QUALIFIER_HEADER}: ${section.name}`;
}

function standAlone(step: Step, firstOfNextPage: string | undefined): Step {
  const endsHere = endsJourney(step) || firstOfNextPage === undefined;
  return {
    ...step,
    order: 1,
    nextStep: step.nextStep.length > 0 || endsHere ? step.nextStep : [{ id: firstOfNextPage }],
  };
}

function endsJourney({ type }: Step): boolean {
  return kindNamed(STEP_KINDS, type)?.ends === true;
}

function inSections(page: Page, change: (step: Step) => Step): Page {
  return {
    ...page,
    sections: page.sections.map(section => ({ ...section, steps: section.steps.map(change) })),
  };
}

function stepsOf(page: Page): readonly Step[] {
  return page.sections.flatMap(section => section.steps);
}
