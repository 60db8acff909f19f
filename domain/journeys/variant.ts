import type {
  JourneyDefinition,
  Page,
  Section,
  Step,
  Template,
} from '../journey-engine/definition/definition.ts';
import { kindNamed } from '../journey-engine/definition/kinds.ts';
import { REGISTRATION_STYLES } from '../people/registration.ts';
import { MARKETING_CONSENTS, REGISTRATION } from '../people/steps.ts';
import { STEP_KINDS } from './kinds.ts';
import { shownAlone } from './phases.ts';
import { isQualifier } from './purpose.ts';
import { QUALIFIER_ADVICE } from './steps.ts';

/**
 * Another look of a questionnaire for a partner: the same questions, answers and ways on. One that asks for a name alone
 * does not ask for consents to news, since nobody could be reached.
 */
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

/**
 * Why a look does not fit a questionnaire, each fault a sentence: its revision is out of range, a text names a step that
 * is not there, or one step per page is asked of a questionnaire that is not a Qualifier. Empty where it fits.
 */
export function variantProblems(definition: JourneyDefinition, variant: Variant): readonly string[] {
  const { journey, revision, stepTexts = {}, layout } = variant;
  const isInRange = Number.isInteger(revision) && revision >= 1 && revision <= 999;
  const stepIds = new Set(definition.pages.flatMap(stepsOf).map(step => step.id));
  const strays = Object.keys(stepTexts).filter(id => !stepIds.has(id));
  return [
    ...(isInRange ? [] : [`The revision of '${journey}' must be 1 to 999.`]),
    ...strays.map(id => `'${journey}' has a text for '${id}', which is not a step.`),
    ...(layout !== 'one step per page' || isQualifier(definition)
      ? []
      : ['One step per page is a layout of the Qualifier only.']),
  ];
}

/**
 * Derives the definition of a partner's look. Step ids, answer ids and ways on stay as they are, so that the same
 * rules read both. The version joins both numbers (questions 2, look 3: 2003), so a change of either is a new version.
 *
 * @throws RangeError with all of `variantProblems` where it does not fit
 */
export function applyVariant(definition: JourneyDefinition, variant: Variant): JourneyDefinition {
  const problems = variantProblems(definition, variant);
  if (problems.length > 0) throw new RangeError(problems.join(' '));
  const asked =
    variant.registrationStyleId === REGISTRATION_STYLES.nameOnly ? withoutNews(definition) : definition;
  const pages = asked.pages.map(page => inSections(page, step => restyled(step, variant)));
  return {
    ...definition,
    journey: variant.journey,
    version: definition.version * 1000 + variant.revision,
    template: { ...definition.template, ...variant.template },
    ...(variant.layout === 'one step per page' ? oneStepPerPage(pages) : { pages }),
  };
}

/** Without the consents to news: what led there leads on to where they led. */
function withoutNews(definition: JourneyDefinition): JourneyDefinition {
  const onward = new Map(
    definition.pages
      .flatMap(stepsOf)
      .flatMap(({ id, type, nextStep: [only] }) =>
        type === MARKETING_CONSENTS.name && only ? [[id, only.id] as const] : [],
      ),
  );
  const pages = definition.pages.map(page => ({
    ...page,
    sections: page.sections.map(section => ({
      ...section,
      steps: section.steps
        .filter(({ id }) => !onward.has(id))
        .map((step, index) => ({
          ...step,
          order: index + 1,
          nextStep: step.nextStep.map(way => ({ ...way, id: onward.get(way.id) ?? way.id })),
        })),
    })),
  }));
  return { ...definition, pages };
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
 * A page for each step (JN-025). The first keeps its header, and the advice its own; those between are named by the
 * first header and their section, so that analytics tells them apart. A step that left its page by having no way on
 * gets that way written out.
 */
function oneStepPerPage(pages: readonly Page[]): Pick<JourneyDefinition, 'onePerPage' | 'pages'> {
  const spread = pages.flatMap((page, index) => {
    const following = pages[index + 1];
    const firstOfNext = following && stepsOf(following)[0]?.id;
    return page.sections.flatMap(section =>
      section.steps.map(step => ({
        id: step.id,
        headerName: headerOf(pages[0] ?? page, page, section, step),
        show: shownAlone(page.show),
        ...(page.tipBox && !endsJourney(step) ? { tipBox: page.tipBox } : {}),
        sections: [{ ...section, id: `${section.id}-${step.id}`, steps: [standAlone(step, firstOfNext)] }],
      })),
    );
  });
  return { onePerPage: true, pages: spread };
}

function headerOf(first: Page, page: Page, section: Section, step: Step): string {
  const isFirst = step === first.sections[0]?.steps[0];
  if (isFirst || page.show?.frame === 'advice') return page.headerName;
  return `${first.headerName}: ${section.name}`;
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
