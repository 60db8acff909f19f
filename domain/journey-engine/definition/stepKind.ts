import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Accepted, Refused } from '../../values/checked.ts';
import type { DatePart } from '../../values/dates.ts';
import type { GivenAnswer, Step } from './definition.ts';

/**
 * A kind of step, declared once: how it is completed, how an answer to it is checked, how its page looks around it. The
 * object lives with the capability it belongs to (`debts/steps.ts`, `budget/steps.ts` …), `journeys/kinds.ts` lists
 * them all, and the engine is given that list. Only types, so that every capability may import this file.
 */
export type StepKind = {
  /** What a definition calls it, in the specification's words. */
  readonly name: string;
  /**
   * What makes a step of this kind complete.
   * - `answers`: answers that pass its check.
   * - `a save`: a save without answers, once the module it belongs to says that nothing is missing. Continue in the bar
   * of the page makes it, unless `bar` says otherwise.
   * - `its own call`: a call of its own writes the entry; saving answers cannot complete it.
   * - `nothing`: shown, read and passed.
   */
  readonly completedBy: 'answers' | 'a save' | 'its own call' | 'nothing';
  /** The journey ends here: nothing follows, whatever is given. */
  readonly ends?: true;
  /** Checks answers, for a kind completed by them. Left out, the option type of the step says how. */
  readonly check?: AnswerCheck;
  /** Whether what is saved keeps the person here. */
  readonly holds?: (step: Step, givenAnswers: readonly GivenAnswer[]) => boolean;
  /** The status reported for the session while the journey stops here; left out, it is under way or complete. */
  readonly session?: {
    readonly status: 'dropped out' | 'call booked';
    /** As soon as it is reached, once an entry is saved for it, or while what is saved holds the person. */
    readonly when: 'reached' | 'entry saved' | 'held';
  };
  /** It is alone on its page and fills it: its own first heading, the whole width. */
  readonly fillsPage?: true;
  /**
   * `own`: it has its own way to continue, a bar or buttons at its end, since it knows what continuing waits for.
   * `waits`: the bar of the page waits until buttons inside the step have completed it. `none`: no bar on a page that
   * has it (JN-059). Left out, the page has the bar that the template asks for.
   */
  readonly bar?: 'own' | 'waits' | 'none';
  /**
   * `own`: screens inside the step have tips of their own, and the way to a person with them. `docked`: sums stay beside
   * them as well, so the page is wider.
   */
  readonly side?: 'own' | 'docked';
  /** Done once and for all: there is no Change beside it afterwards. */
  readonly once?: true;
  /** Analytics is not told of its completion (AN-007). */
  readonly untold?: true;
};

/**
 * Checks what was given for a step, and returns it as it is stored.
 *
 * @param today for ages and years
 */
export type AnswerCheck = (
  step: Step,
  givenAnswers: readonly GivenAnswer[],
  today: CalendarDate,
) => CheckedAnswer;

/** `parts`: the boxes of a date to mark. `code` is for whoever reads a log; `message` is shown at the step. */
export type CheckedAnswer =
  | Accepted<readonly GivenAnswer[]>
  | (Refused & { readonly parts?: readonly DatePart[] });
