import type { Plan, PlanPage } from '../compile/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import type { Page } from '../definition/definition.ts';
import { CTA_STYLES } from '../definition/kinds.ts';
import type { StepKind } from '../definition/stepKind.ts';

/** The title above the questions: the header, unless the page says otherwise; undefined for none (JN-048 to JN-050). */
export function pageTitle({ headerName, show }: Page): string | undefined {
  return show?.title === undefined ? headerName : (show.title ?? undefined);
}

export type CtaStyle = (typeof CTA_STYLES)[keyof typeof CTA_STYLES];

/** What the screen shows for continuing and going back. */
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

/** Whether Continue in the bar of the page completes a step of this kind by a save without answers. */
export function completedByContinue({ completedBy, bar }: StepKind): boolean {
  return completedBy === 'a save' && bar === undefined;
}

/** Whether Back has to stand on the page itself, since there is no bar with it, or not until the page is complete. */
export function hasBackOfItsOwn({
  style,
  continueInStep,
}: Pick<Controls, 'style' | 'continueInStep'>): boolean {
  return continueInStep || style === 'HiddenUntilCompleted';
}

/**
 * Continue and Back of a page, from the journey's `ctaStyleId` (JN-057 to JN-065).
 *
 * @param complete whether the page is complete (`pageComplete`)
 * @param forced shows the bar in spite of a step without one on the page (JN-061)
 */
export function controlsOf(
  plan: Plan,
  page: PlanPage,
  { complete, forced = false }: { readonly complete: boolean; readonly forced?: boolean },
): Controls {
  const style = ctaStyleOf(plan.definition.template.ctaStyleId);
  const bar = barOf(style, hasStepWithoutBar(plan, page) && !forced, complete);
  return {
    style,
    bar,
    continueInStep: style === 'StepPerPageCTASingle',
    back: backOf(plan, page, style, bar),
    backDisabled: page.page.show?.back === 'disabled',
  };
}

function ctaStyleOf(id: number): CtaStyle | undefined {
  return Object.entries(CTA_STYLES).find(([styleId]) => styleId === String(id))?.[1];
}

function barOf(style: CtaStyle | undefined, hiddenByStep: boolean, complete: boolean): Controls['bar'] {
  if (hiddenByStep || style === undefined || style === 'StepPerPageCTASingle') return 'hidden';
  if (style === 'HiddenUntilCompleted') return complete ? 'slides up' : 'hidden';
  return 'shown';
}

/**
 * With a button in each step, Back is shown separately unless the page has none. In the other styles a journey of one
 * step a page shows no separate Back, except in the double bar, which consists of Back and Next (JN-062, JN-064).
 */
function backOf(
  plan: Plan,
  { page }: PlanPage,
  style: CtaStyle | undefined,
  bar: Controls['bar'],
): Controls['back'] {
  if (style === 'StepPerPageCTASingle') return page.show?.back === 'none' ? 'none' : 'separate';
  if (bar === 'hidden') return 'none';
  return style === 'StepPerPageCTADouble' || !plan.definition.onePerPage ? 'in bar' : 'none';
}

/** The rule's "journey" means the sections of this page, so that earlier pages keep their bar (JN-059, JN-060). */
function hasStepWithoutBar(plan: Plan, { stepIds }: PlanPage): boolean {
  return stepIds.some(id => stepOf(plan, id).kind.bar === 'none');
}
