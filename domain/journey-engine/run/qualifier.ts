import type { JourneyDefinition, Page } from '../definition/definition.ts';
import { CTA_STYLES } from '../definition/kinds.ts';

/** The journey is a qualifier when a page's header is exactly 'Qualifier' (JN-024). */
export function isQualifier(definition: JourneyDefinition): boolean {
  return definition.pages.some(page => page.headerName === 'Qualifier');
}

/** One question a page, when more than one page has a header containing 'Qualifier' (JN-025). */
export function isStepPerPageQualifier(definition: JourneyDefinition): boolean {
  return definition.pages.filter(isQualifierPage).length > 1;
}

/** A page whose header contains 'Qualifier'. */
export function isQualifierPage(page: Pick<Page, 'headerName'>): boolean {
  return page.headerName.includes('Qualifier');
}

/**
 * The title above the questions, or none: Advice and Debts Details pages and step-per-page journeys show none (JN-048),
 * and a qualifier says 'Qualifier' wherever a title shows at all (JN-049, JN-050).
 */
export function pageTitle(definition: JourneyDefinition, page: Pick<Page, 'headerName'>): string | undefined {
  if (isStepPerPageQualifier(definition) || isAdvicePage(page) || page.headerName === 'Debts Details') {
    return undefined;
  }
  return isQualifier(definition) ? 'Qualifier' : page.headerName;
}

/** 'Advice' or 'Your Advice': the two headers an advice page goes by (JN-051, JN-065). */
export function isAdvicePage(page: Pick<Page, 'headerName'>): boolean {
  return page.headerName === 'Advice' || page.headerName === 'Your Advice';
}

export type CtaStyle = (typeof CTA_STYLES)[keyof typeof CTA_STYLES];

/** What the screen shows for going on and going back. */
export type Controls = {
  /** None for a style number that is not known: it is ignored, and the page works on (JN-055). */
  readonly style: CtaStyle | undefined;
  /** The bar at the foot of the page, with Continue. */
  readonly bar: 'hidden' | 'shown' | 'slides up';
  /** Each step carries its own one continue button (JN-064). */
  readonly continueInStep: boolean;
  readonly back: 'in bar' | 'separate' | 'none';
  readonly backDisabled: boolean;
};

/**
 * Continue and Back of a page, from the journey's `ctaStyleId` (JN-057 to JN-065).
 *
 * @param complete whether the page is complete (`pageComplete`)
 * @param forced shows the bar in spite of an advice step on the page (JN-061)
 */
export function controlsOf(
  definition: JourneyDefinition,
  page: Page,
  { complete, forced = false }: { readonly complete: boolean; readonly forced?: boolean },
): Controls {
  const style = ctaStyleOf(definition.template.ctaStyleId);
  const bar = barOf(style, hasAdviceStep(page) && !forced, complete);
  return {
    style,
    bar,
    continueInStep: style === 'StepPerPageCTASingle',
    back: backOf(definition, page, style, bar),
    backDisabled: page.headerName === 'Your Advice',
  };
}

function ctaStyleOf(id: number): CtaStyle | undefined {
  return Object.entries(CTA_STYLES).find(([known]) => known === String(id))?.[1];
}

function barOf(style: CtaStyle | undefined, hiddenForAdvice: boolean, complete: boolean): Controls['bar'] {
  if (hiddenForAdvice || style === undefined || style === 'StepPerPageCTASingle') return 'hidden';
  if (style === 'HiddenUntilCompleted') return complete ? 'slides up' : 'hidden';
  return 'shown';
}

/**
 * Single mode has a separate Back, off the qualifier pages and the Advice page; in the other styles a step-per-page
 * qualifier shows none, but for the double bar that is made of Back and Next (JN-062, JN-064).
 */
function backOf(
  definition: JourneyDefinition,
  page: Page,
  style: CtaStyle | undefined,
  bar: Controls['bar'],
): Controls['back'] {
  if (style === 'StepPerPageCTASingle') {
    return isQualifierPage(page) || page.headerName === 'Advice' ? 'none' : 'separate';
  }
  if (bar === 'hidden') return 'none';
  return style === 'StepPerPageCTADouble' || !isStepPerPageQualifier(definition) ? 'in bar' : 'none';
}

/** The journey of the rule is the sections of this page, so that earlier pages keep their bar (JN-059, JN-060). */
function hasAdviceStep(page: Page): boolean {
  return page.sections.some(section =>
    section.steps.some(step => step.type === 'Qualifier Advice' || step.type === 'Full Journey Advice'),
  );
}
