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
  const asked =
    variant.registrationStyleId === REGISTRATION_STYLES.nameOnly ? withoutNews(definition) : definition;
  const pages = asked.pages.map(page => inSections(page, step => restyled(step, variant)));
  return {
    ...definition,
    journey: variant.journey,
    version: definition.version * 1000 + variant.revision,
    template: { ...definition.template, ...variant.template },
    ...(variant.layout === 'one step per page' ? oneStepPerPage({ ...definition, pages }) : { pages }),
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
function oneStepPerPage(definition: JourneyDefinition): Pick<JourneyDefinition, 'onePerPage' | 'pages'> {
  if (!isQualifier(definition)) throw new RangeError('One step per page is a layout of the Qualifier only.');
  const { pages } = definition;
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
