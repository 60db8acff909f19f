import type { RefCallback } from 'react';

const headings = new Map<string, HTMLElement>();
const refs = new Map<string, RefCallback<HTMLElement>>();
/** A step whose code or answers are still on their way, and that takes the focus as soon as it is drawn. */
let awaited: string | undefined;

/** Remembers where the question of a step stands, so that the focus can go there. The same ref for the same step. */
export function headingRef(stepId: string): RefCallback<HTMLElement> {
  const known = refs.get(stepId);
  if (known) return known;
  const ref: RefCallback<HTMLElement> = element => {
    if (!element) return void headings.delete(stepId);
    headings.set(stepId, element);
    if (awaited === stepId) focusStep(stepId);
  };
  refs.set(stepId, ref);
  return ref;
}

/** Moves the focus to the question of a step and brings it under the header, once it is drawn. */
export function focusStep(stepId: string): void {
  awaited = stepId;
  requestAnimationFrame(() => bringUp(stepId, scrolling()));
}

/**
 * The same for the first question of a page just opened, before the page is painted: nothing moves under a finger that
 * is on its way.
 */
export function openAtStep(stepId: string): void {
  awaited = stepId;
  bringUp(stepId, 'instant');
}

function bringUp(stepId: string, behavior: ScrollBehavior): void {
  const heading = headings.get(stepId);
  if (!heading || awaited !== stepId) return;
  awaited = undefined;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start', behavior });
}

/** Brings a newly revealed question into view when it is below what is seen; the focus stays where it is. */
export function showStep(stepId: string): void {
  requestAnimationFrame(() => {
    const heading = headings.get(stepId);
    if (heading && heading.getBoundingClientRect().top > innerHeight * 0.75)
      heading.scrollIntoView({ block: 'center', behavior: scrolling() });
  });
}

function scrolling(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
