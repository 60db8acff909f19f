import type { PlanState } from '../planState.ts';
import type { MidwayOutcome, MidwayReason } from './midwayReview.ts';

/** The states on the main line of a way, in order. */
export const STAGE_STATES = [
  'being prepared',
  'sent',
  'accepted',
  'running',
  'ended',
] as const satisfies readonly PlanState[];
export type StageState = (typeof STAGE_STATES)[number];

/** When something on a way is to be expected, counted from the stage before it by a limit of the dated table. */
export type Expected = {
  /** The key of the limit. */
  readonly limit: string;
  /** By that day it has come, or on that day it does. */
  readonly is: 'by' | 'on';
  /** Where the plan itself says when it is looked at again, it is that day. */
  readonly isReview?: true;
};

/** From when and until when something runs, in words; `until` is null where no law says a day. `isToCome`: not begun yet. */
export type RunsFrom = { readonly from: string; readonly until: string | null; readonly isToCome: boolean };

/** What leads to a state of a plan, and how it stands once it is there, in words for one solution. `{KEY}` is a limit. */
export type WayStage = {
  readonly state: StageState;
  /** The step that leads there. */
  readonly what: string;
  /** It is to fill in its form, and hand that over. */
  readonly isForm?: true;
  /** Who does that. */
  readonly who: string;
  readonly says: string;
  /** What others do first on the way to it; it is done with it. */
  readonly before?: { readonly what: string; readonly who: string; readonly says: string };
  /** How the plan stands from then on. */
  readonly stands: string;
  /** What the person does from then on, and what they wait for. */
  readonly you: string;
  /** The same where the day is known by which the next stage is expected: in words with that day, up to it and after it. */
  readonly youBy?: Readonly<Record<'until' | 'after', (day: string) => string>>;
  /** From when and until when it runs, before what its person does: where those days are known. */
  readonly runs?: {
    /** What the law has it begin by, by its short name. */
    readonly shortName: string;
    readonly says: (days: RunsFrom) => string;
  };
  /** The same of what only gives time, once its person has chosen what follows on it. */
  readonly followed?: string;
  readonly expected?: Expected;
  /** To be there is to be at it: it is done once what follows on it is reached. */
  readonly lasts?: true;
  /** Of a plan that is drawn up here: how it stands before it is. The step is done by that, and not by being there. */
  readonly undrawn?: { readonly stands: string; readonly you: string };
  /** Whose hand it was once it is done, where it can be either's; else it is said as before. */
  readonly whoDid?: Readonly<Record<'person' | 'adviser', string>>;
};

/**
 * What one of us looks at in the middle of a stage, between two days that are counted from its start. It is done once whoever
 * did it has noted it, and by no day.
 */
export type Milestone = {
  readonly within: StageState;
  readonly what: string;
  readonly who: string;
  readonly says: string;
  readonly from: string;
  readonly to: string;
  /** Once its days have begun. */
  readonly due: string;
  /** Once its last day is over and nobody has noted it. */
  readonly late: { readonly who: string; readonly says: string };
  /** The step once it was had, by what came of it. */
  readonly done: Readonly<Record<MidwayOutcome, string>>;
  /** Why it was ended then. */
  readonly because: Readonly<Record<MidwayReason, string>>;
};

/** Something that is done before what comes next. */
export type FirstStep = { readonly what: string; readonly says: string };

/** How a plan stands off the main line, and what comes then. */
export type Aside = {
  readonly stands: string;
  /** Whose doing it is, where that is not its person’s, or that of those who were asked. */
  readonly who?: string;
  readonly you: string;
  /** What its person does first; left out where nothing is theirs alone to do. */
  readonly first?: FirstStep;
  readonly next: string;
  /** Who does what comes then; left out where one of us and its person do it together. */
  readonly whoNext?: string;
};

/** How a plan is over that did not come to its end: who ended it, how it stands and what its person does. */
export type CutShort = { readonly stands: string; readonly who: string; readonly you: string };

/** What is asked of its person once the day is over on which it ends, by law or as agreed, and nobody has said that it has. */
type PastItsDay = {
  readonly stands: string;
  readonly you: string;
  readonly what: string;
  readonly says: string;
};

/** How the form of a plan stands that its person has handed over and that has not gone: one of us reads it, or has accepted it. */
export type FormWithUs = 'handed over' | 'accepted';

/** The same of any form: it is back with its person since one of us has asked about it, or has gone to those who decide. */
export type FormStands = FormWithUs | 'back' | 'gone';

/** Whether a form is with one of us, or has gone: then it tells how its plan goes. */
export function isFormOut(stands: FormStands | null): boolean {
  return stands !== null && stands !== 'back';
}

/** The way of one solution: its stages in order, and who says that the next is reached. */
export type Way = {
  readonly stages: readonly WayStage[];
  readonly milestones?: readonly Milestone[];
  /** What the person notes by themselves, since they do it or hear of it; one of us notes all else. */
  readonly own: readonly PlanState[];
  /**
   * Whether its form tells when it was sent and what came back, so that nobody notes that beside it: of every insolvency, and
   * of what can also be asked for without a form of ours, once that is handed over.
   */
  readonly isToldByForm?: true | 'once it is handed over';
  /** Where those who are asked can say no. */
  readonly refused: Aside;
  /** Where it can come to grief while it runs; left out where nothing is to be kept up. */
  readonly broken?: Aside;
  /** Where it was given, or agreed to, and ended before its end; left out where it is said as of any. */
  readonly cutShort?: CutShort;
  /**
   * Where it is over and nobody here knows whether it came to its end: no claim either way, and where that is said. Left out
   * where its end is known by its day or is called the same however it came.
   */
  readonly endUnsaid?: CutShort;
  /** A fee is paid with its form, or before it. */
  readonly hasFee?: true;
  /** Its person may end it at any time: its end is called the same however it came, where what is owed is not known. */
  readonly endsAnyTime?: true;
  /** The law ends it on its day, also where its payments were not kept up. */
  readonly endsAllTheSame?: true;
  /** Where it ends on a day, by law or as agreed, unless somebody has said otherwise. */
  readonly pastItsDay?: PastItsDay;
};
