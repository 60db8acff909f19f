import { paths } from '../shell/paths.ts';
import { partsDone, type Section } from './sectionStates.ts';
import { words } from './words.ts';

/** The person's next step, and its address. */
export type NextStep = {
  readonly heading: string;
  readonly line: string;
  /** Label of the button. */
  readonly action: string;
  readonly href: string;
  /** How many parts are done, and out of how many; not said where the rest never opens, or has led to the advice. */
  readonly done?: number;
  readonly of?: number;
};

type JourneyProgress = {
  /** The full review has reached its advice. */
  readonly isAdvised?: boolean;
  /** The questions ended at a drop-out: a person helps. */
  readonly isEnded?: boolean | undefined;
  /** What the drop-out says, where it offers no call: the person is helped elsewhere. */
  readonly endedWithoutCall?: { readonly heading: string; readonly text?: string | undefined } | undefined;
  /** The budget has to be reviewed again, and the advice waits for it. */
  readonly budgetIsOpen?: boolean;
  /** What was advised is repaid, or has cleared the debts, and nothing is owed any more. */
  readonly owesNothing?: boolean;
  /** What they chose cleared debts that their list still has. */
  readonly clearedOnList?: boolean;
  /** Something cannot wait: then nobody is told to take their time. */
  readonly isPressing?: boolean;
  /** False while an answer is only in this browser. */
  readonly isAllSaved?: boolean;
  readonly sections: readonly Section[];
  readonly position: { readonly pageId: string } | null;
};

/** The Qualifier has been completed up to its advice, so the full review can begin. */
export function isFirstLookDone(journey: {
  readonly isQualifier: boolean;
  readonly sections: readonly Section[];
}): boolean {
  const { isQualifier, sections } = journey;
  return isQualifier && sections.length > 0 && sections.every(({ status }) => status === 'completed');
}

/**
 * The name of the next step: the section that is open now, or the end when all sections are done. Undefined
 * without a journey.
 */
export function nextStep({
  sections,
  position,
  isAdvised = false,
  isEnded = false,
  endedWithoutCall,
  budgetIsOpen = false,
  owesNothing = false,
  clearedOnList = false,
  isPressing = false,
  isAllSaved = true,
}: JourneyProgress): NextStep | undefined {
  if (!position) return undefined;
  const href = paths.journey(position.pageId);
  const { done, of } = partsDone(sections);
  const count = { href, done, of };
  if (isAdvised) {
    const {
      budgetOpen,
      advised,
      advisedPressing,
      owesNothing: nothing,
      clearedOnList: tidy,
    } = words.nextStep;
    if (owesNothing) return { href: paths.completedDebts, ...nothing };
    if (clearedOnList) return { href: paths.completedDebts, ...tidy };
    if (budgetIsOpen) return { ...count, ...budgetOpen };
    return { href, ...(isPressing ? advisedPressing : advised) };
  }
  const { heading: ended, line: helps, action: see, change } = words.nextStep.ended;
  if (endedWithoutCall) {
    return { href, heading: endedWithoutCall.heading, line: endedWithoutCall.text ?? '', action: change };
  }
  if (isEnded) return { href, heading: ended, line: helps, action: see };
  const open =
    sections.find(section => section.pageId === position.pageId && section.status === 'in-progress') ??
    sections.find(section => section.pageId === position.pageId && section.status !== 'completed') ??
    sections.find(section => section.status !== 'completed');
  if (!open) {
    const { heading, line, see, seeAnswers } = words.nextStep.allDone;
    const last = sections.at(-1);
    return { ...count, heading, line, action: last ? see(last.name) : seeAnswers };
  }
  const { heading, notBegun, done: saysDone, doneAndSaved, action } = words.nextStep.open;
  const line = done === 0 ? notBegun : (isAllSaved ? doneAndSaved : saysDone)(done, of);
  return { ...count, heading: heading(open.name), line, action };
}
