import type { ConditionProperty, OPERATORS, OptionType, TIP_STYLES } from './kinds.ts';

/**
 * A questionnaire as data, in the specification's words: pages hold sections, sections hold steps, a step names
 * what may follow it. `readDefinition` checks the shape of unknown input; `compile` checks what it means.
 */
export type JourneyDefinition = {
  /** Which questionnaire this is, for example 'qualifier'. */
  readonly journey: string;
  /** Numbered from 1. A published version never changes; a person ends on the version they began. */
  readonly version: number;
  readonly name: string;
  readonly template: Template;
  readonly pages: readonly Page[];
  /** What it is for, in one domain term; the engine does not read it. */
  readonly purpose?: string;
  /** One step a page, which needs different controls (JN-025). */
  readonly onePerPage?: boolean;
};

export type Template = {
  readonly theme: string;
  readonly progressBarStyleId: number;
  readonly ctaStyleId: number;
  readonly displayChatWidget: boolean;
};

export type Page = {
  readonly id: string;
  /** Its title, and its name in analytics. */
  readonly headerName: string;
  readonly sections: readonly Section[];
  /** What its screen does that others do not. */
  readonly show?: PageShow;
  /**
   * One Continue for the page: what is chosen or typed shows the next question at once, and counts when the person
   * continues. Left out, each typed or ticked answer waits for a Continue of its own.
   */
  readonly oneContinue?: boolean;
  /** The tip box beside the questions; none when left out. */
  readonly tipBox?: TipBox;
};

export type PageShow = {
  /** Another title above the questions than the header, or null for none. */
  readonly title?: string | null;
  /** `advice`: the frame of an advice page, with a head of its own and the whole width. */
  readonly frame?: 'advice';
  /** `none`: no separate Back button; `disabled`: no way back from here. */
  readonly back?: 'none' | 'disabled';
  /** Counts as complete whatever is on it (JN-036). */
  readonly alwaysComplete?: boolean;
};

export type TipBox = {
  readonly style: (typeof TIP_STYLES)[number];
  readonly heading: string;
  readonly tips: readonly string[];
};

export type Section = {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly gui: { readonly displayProgressBar: boolean; readonly includeInProgressBar: boolean };
  readonly steps: readonly Step[];
  /** Sections of one phase share a place in the progress bar (JN-043); left out, those of one name do. */
  readonly phase?: string;
};

export type Step = {
  readonly id: string;
  readonly order: number;
  /** The name of its kind (`StepKind`). */
  readonly type: string;
  /** A short plain name for lists, analytics and error messages. */
  readonly name: string;
  readonly optionType?: OptionType;
  readonly headerText: string;
  readonly additionalText?: string;
  readonly tooltipText?: string;
  readonly answers: readonly Answer[];
  readonly stepConfig?: StepConfig;
  readonly stepFooterId?: number;
  readonly nextStep: readonly NextStep[];
  /** A question that may be passed without an answer. */
  readonly optional?: boolean;
  /** Asked only where this holds; left out, the path goes on by its way on without a condition. */
  readonly when?: FactCondition;
  /** Which detail of the person its answer is, such as their first name; the engine does not read it. */
  readonly tells?: string;
  /** Once it shows, its page counts as complete (JN-036). */
  readonly completesPage?: boolean;
  /** Other words for some people, such as those of another nation. They change no answer id and no way on. */
  readonly wordings?: readonly Wording[];
};

/** What a step says instead where a condition on facts, or on answers to earlier steps, holds. The rest stays. */
export type Wording = {
  readonly when: Condition;
  readonly headerText?: string;
  readonly additionalText?: string;
  readonly tooltipText?: string;
  /** Texts of answers, by answer id. */
  readonly answers?: Readonly<Record<string, string>>;
};

export type StepConfig = {
  readonly showCreditSearch?: boolean;
  /** A Household Makeup step that does not ask about additional adults. */
  readonly hideAdditionalAdults?: boolean;
  readonly adviceStyleId?: number;
  readonly textData?: Readonly<Record<string, string>>;
  readonly sub_heading?: string;
  readonly registrationStyleId?: number;
  readonly channelTypeIds?: readonly number[];
  /** Help the person can reach at once, shown beside a drop-out or an urgent answer: keys into the help content. */
  readonly helpIds?: readonly string[];
};

export type Answer = {
  readonly id: string;
  readonly value: string;
  readonly placeHolderValue?: string;
  readonly additionalText?: string;
  readonly additionalTextPosition?: 'above' | 'below';
  readonly isExclusiveAnswer?: boolean;
  readonly answerIcon?: string;
  /** Set on an answer that stops the person here, such as a nation we do not advise in yet: shown with a way to help. */
  readonly blocksContinue?: boolean;
  /** The earlier step to which an answer that stops here leads, to change something there and then come back. */
  readonly leadsTo?: string;
  /** Offered only where this holds: it reads facts and answers to earlier steps. */
  readonly when?: Condition;
};

export type NextStep = { readonly id: string; readonly condition?: Condition };

export type Condition =
  | Comparison
  | { readonly all: readonly Comparison[] }
  | { readonly any: readonly Comparison[] };

export type Comparison = AnswerComparison | FactComparison;

/** Compares the answers of one step (this one, unless `stepId` names an earlier step of the path) with a constant. */
export type AnswerComparison = {
  readonly property: ConditionProperty;
  readonly operator: (typeof OPERATORS)[number];
  readonly value: string | number;
  readonly stepId?: string;
};

/**
 * Compares what is known about the person from elsewhere: a fact, by name, with one of its values. While the fact is
 * not known only `eq 'not known'` holds.
 */
export type FactComparison = {
  readonly property: 'fact';
  readonly fact: string;
  readonly operator: (typeof OPERATORS)[number];
  readonly value: string;
  readonly stepId?: never;
};

/** A condition on facts alone, which is the same for the whole walk. */
export type FactCondition =
  | FactComparison
  | { readonly all: readonly FactComparison[] }
  | { readonly any: readonly FactComparison[] };

/** One chosen or typed answer. For a choice `value` is the text of the answer; the id is what conditions read. */
export type GivenAnswer = { readonly id: string; readonly value: string };

/** All answers a person has given, on the path or not, by step id. */
export type SavedAnswers = ReadonlyMap<string, readonly GivenAnswer[]>;
