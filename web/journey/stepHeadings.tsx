import {
  createContext,
  type ReactNode,
  type RefCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { LOW_WINDOW } from '../shell/lowWindow.ts';

/** The positions of the questions on the screen, so that the focus can go there. */
export class StepHeadings {
  readonly #headings = new Map<string, HTMLElement>();
  readonly #refs = new Map<string, RefCallback<HTMLElement>>();
  /** A step that is still loading and takes the focus as soon as it renders. */
  #awaited: string | undefined;
  /** The main heading of a step that shows screens of its own, by what renders it; the last one counts. */
  readonly #own = new Map<object, string>();
  readonly #listeners = new Set<() => void>();

  /** Keeps the main heading that a step shows, until the function it returns is called. */
  ownHeading(text: string): () => void {
    const by = {};
    this.#own.set(by, text);
    this.#changed();
    return () => {
      this.#own.delete(by);
      this.#changed();
    };
  }

  /** The main heading that the step on the screen shows; undefined where its own words are the heading. */
  readonly own = (): string | undefined => [...this.#own.values()].at(-1);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Returns a ref that records the question of a step; the same ref for the same step. */
  refOf(stepId: string): RefCallback<HTMLElement> {
    const existing = this.#refs.get(stepId);
    if (existing) return existing;
    const ref: RefCallback<HTMLElement> = element => {
      if (!element) return void this.#headings.delete(stepId);
      this.#headings.set(stepId, element);
      if (this.#awaited === stepId) this.focusStep(stepId);
    };
    this.#refs.set(stepId, ref);
    return ref;
  }

  /** Focuses the question of a step and scrolls it below the header, once it has rendered. */
  readonly focusStep = (stepId: string): void => {
    this.#awaited = stepId;
    requestAnimationFrame(() => this.#bringUp(stepId, scrolling()));
  };

  /**
   * The same for the question after one that was answered. Where both are typed into, for somebody whose fingers are on
   * the keys, the focus goes to its input, whose label says the question.
   */
  readonly focusNext = (stepId: string): void => {
    const types = isTyping();
    this.#awaited = stepId;
    requestAnimationFrame(() => {
      const input = types ? textInputsOf(this.#headings.get(stepId)?.closest('form'))[0] : undefined;
      this.#bringUp(stepId, scrolling());
      input?.focus({ preventScroll: true });
    });
  };

  /**
   * The same for the first question of a page just opened, before the page is painted, so that nothing moves under a
   * finger about to tap.
   */
  openAtStep(stepId: string): void {
    this.#awaited = stepId;
    this.#bringUp(stepId, 'instant');
  }

  /**
   * On arrival in a window so low that no answer of the question would be in it (400 % zoom, a phone on its side), brings
   * the question to its top. The focus stays, and so does a place that the browser has come back to.
   */
  showAnswersOf(stepId: string): void {
    if (innerHeight > LOW_WINDOW || scrollY > 0) return;
    this.#headings.get(stepId)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  /** Scrolls to a newly revealed question if it is below the visible area; the focus stays where it is. */
  showStep(stepId: string): void {
    requestAnimationFrame(() => {
      const heading = this.#headings.get(stepId);
      if (heading && heading.getBoundingClientRect().top > innerHeight * 0.75)
        heading.scrollIntoView({ block: 'center', behavior: scrolling() });
    });
  }

  #bringUp(stepId: string, behavior: ScrollBehavior): void {
    const heading = this.#headings.get(stepId);
    if (!heading || this.#awaited !== stepId) return;
    this.#awaited = undefined;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start', behavior });
  }
}

/** Whether the focus is in an input that is typed into: Enter was pressed there, not a button. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'text';
}

/** The inputs of a question that are typed into, in order. */
export function textInputsOf(form: HTMLElement | null | undefined): readonly HTMLInputElement[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])') ?? [];
  return [...inputs];
}

function scrolling(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

const Context = createContext<StepHeadings | undefined>(undefined);

/** Goes around the steps of one journey. */
export function StepHeadingsProvider({ children }: { children: ReactNode }) {
  const [headings] = useState(() => new StepHeadings());
  return <Context value={headings}>{children}</Context>;
}

/** The headings of the steps on this screen. */
export function useStepHeadings(): StepHeadings {
  const headings = useContext(Context);
  if (!headings) throw new Error('Shown outside a journey.');
  return headings;
}

const CurrentStep = createContext<string | undefined>(undefined);

/** Around the steps of a page: the id of the one that is next, whose words are the main heading of the page. */
export const CurrentStepProvider = CurrentStep.Provider;

/** Whether the words of a step are the page's main heading now. */
export function useIsMainHeading(stepId: string): boolean {
  return useContext(CurrentStep) === stepId;
}

/** Says in the page's title what the main heading says, while it shows. */
export function useTitledBy(text: string, isMain = true): void {
  const headings = useStepHeadings();
  useLayoutEffect(() => (isMain ? headings.ownHeading(text) : undefined), [headings, text, isMain]);
}

/** The main heading that the step on the screen shows, if it is not simply the step's own words. */
export function useOwnHeading(): string | undefined {
  const headings = useStepHeadings();
  return useSyncExternalStore(headings.subscribe, headings.own);
}
