import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

const optionalText = z.optional(z.string());

/** The page as the browser gets it: the pinned version of the definition. Shapes are the specification's (section 3). */
const Comparison = named(
  'Comparison',
  z.object({
    property: z.string(),
    operator: z.string(),
    value: z.union([z.string(), z.number()]),
    stepId: optionalText,
    fact: optionalText,
  }),
);
const Condition = z.optional(
  z.union([Comparison, z.object({ all: z.array(Comparison) }), z.object({ any: z.array(Comparison) })]),
);
const NextStep = z.object({ id: z.string(), condition: Condition });
const Answer = z.object({
  id: z.string(),
  value: z.string(),
  placeHolderValue: optionalText,
  additionalText: optionalText,
  additionalTextPosition: z.optional(z.enum(['above', 'below'])),
  isExclusiveAnswer: z.optional(z.boolean()),
  answerIcon: optionalText,
  leadsTo: z.optional(z.string()),
  blocksContinue: z.optional(z.boolean()),
  when: Condition,
});
const StepConfig = z.object({
  showCreditSearch: z.optional(z.boolean()),
  hideAdditionalAdults: z.optional(z.boolean()),
  adviceStyleId: z.optional(z.number()),
  textData: z.optional(z.record(z.string(), z.string())),
  sub_heading: optionalText,
  registrationStyleId: z.optional(z.number()),
  channelTypeIds: z.optional(z.array(z.number())),
  helpIds: z.optional(z.array(z.string())),
});
const Wording = z.object({
  when: Condition,
  headerText: optionalText,
  additionalText: optionalText,
  tooltipText: optionalText,
  answers: z.optional(z.record(z.string(), z.string())),
});
const Step = named(
  'Step',
  z.object({
    id: z.string(),
    order: z.number(),
    type: z.string(),
    name: z.string(),
    optionType: optionalText,
    headerText: z.string(),
    additionalText: optionalText,
    tooltipText: optionalText,
    answers: z.array(Answer),
    stepConfig: z.optional(StepConfig),
    stepFooterId: z.optional(z.number()),
    nextStep: z.array(NextStep),
    optional: z.optional(z.boolean()),
    when: Condition,
    tells: optionalText,
    completesPage: z.optional(z.boolean()),
    wordings: z.optional(z.array(Wording)),
  }),
);
const Section = z.object({
  id: z.string(),
  name: z.string(),
  order: z.number(),
  gui: z.object({ displayProgressBar: z.boolean(), includeInProgressBar: z.boolean() }),
  steps: z.array(Step),
  phase: optionalText,
});
export const JourneyPage = named(
  'JourneyPage',
  z.object({
    id: z.string(),
    templateId: z.string(),
    headerName: z.string(),
    sections: z.array(Section),
    show: z.optional(
      z.object({
        title: z.optional(z.nullable(z.string())),
        frame: optionalText,
        back: optionalText,
        alwaysComplete: z.optional(z.boolean()),
      }),
    ),
    oneContinue: z.optional(z.boolean()),
    tipBox: z.optional(z.object({ style: z.string(), heading: z.string(), tips: z.array(z.string()) })),
  }),
);
export type JourneyPage = z.infer<typeof JourneyPage>;

/** Spec cookie wlContext: where the visitor came from. */
export const MarketingContext = z.object({
  appId: z.optional(z.string().check(z.maxLength(100))),
  brandId: z.optional(z.string().check(z.maxLength(100))),
  plid: z.optional(z.string().check(z.maxLength(100))),
  gclId: z.optional(z.string().check(z.maxLength(200))),
  query: z.optional(z.string().check(z.maxLength(500))),
});
export type MarketingContext = z.infer<typeof MarketingContext>;

const JourneyCreated = z.object({ journeyId: z.string(), templateId: z.string() });

export const createJourney = call({
  base: 'core',
  method: 'POST',
  path: '/customers/create-journey',
  access: 'customer',
  summary: 'Begins the first questionnaire on its newest version, or gives back the one already begun.',
  body: z.strictObject({ marketingContext: z.optional(MarketingContext) }),
  answer: JourneyCreated,
});

export const createNextJourney = call({
  base: 'core',
  method: 'POST',
  path: '/customers/create-next-journey',
  access: 'customer',
  summary:
    'Begins the questionnaire that follows the finished one; gives back the running one when it is not finished, when none follows, and to a guest: the full review needs an account.',
  body: z.strictObject({ marketingContext: z.optional(MarketingContext) }),
  answer: JourneyCreated,
  errors: ['NO_JOURNEY'],
});

export const myPages = call({
  base: 'core',
  method: 'GET',
  path: '/journeys/mine/pages',
  access: 'customer',
  summary: 'The pages of the journey, in the version it began on.',
  answer: z.object({
    journeyId: z.string(),
    journey: z.string(),
    version: z.number(),
    name: z.string(),
    purpose: optionalText,
    onePerPage: z.optional(z.boolean()),
    pages: z.array(JourneyPage),
  }),
  errors: ['NO_JOURNEY'],
});

export const myStatus = call({
  base: 'core',
  method: 'GET',
  path: '/journeys/mine/status',
  access: 'customer',
  summary: 'Where the person stands. `id` is null when there is no journey yet.',
  answer: z.object({
    id: z.nullable(z.string()),
    isLocked: z.boolean(),
    status: z.string(),
    statusBackgroundColor: z.string(),
    statusTextColor: z.string(),
    sections: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status: z.string(),
        pageId: z.string(),
        kinds: described(
          z.array(z.string()),
          'The kinds of step in it, each once: what the section is for, whatever its name.',
        ),
        isPart: described(
          z.boolean(),
          'One of the parts that the bar above the questions counts: the dashboard counts the same.',
        ),
        pageOfKind: described(
          z.optional(z.record(z.string(), z.string())),
          'The page of each of these kinds, as far as the person is led to it.',
        ),
      }),
    ),
    position: described(
      z.nullable(z.object({ pageId: z.string(), stepId: z.string() })),
      'Page and step that are open now, or the last one when all is done.',
    ),
    isQualifier: z.boolean(),
    facts: described(
      z.optional(z.record(z.string(), z.string())),
      "Known facts about the person that the questionnaire's conditions read: the next step may depend on them.",
    ),
    isEnded: described(
      z.optional(z.boolean()),
      'The questions ended at a drop-out: a person helps, and there is nothing to carry on with.',
    ),
    endedWithoutCall: described(
      z.optional(z.object({ heading: z.string(), text: optionalText, helpIds: z.array(z.string()) })),
      'What a drop-out says at which the questions ended without the offer of a call, and who can help, by id.',
    ),
    isAdvised: described(z.boolean(), 'The full review has been walked to its advice.'),
  }),
});

export const myTemplate = call({
  base: 'core',
  method: 'GET',
  path: '/journeys/mine/template',
  access: 'customer',
  summary: 'How the journey looks: theme, progress bar, call to action, chat widget.',
  answer: z.object({
    theme: z.string(),
    progressBarStyleId: z.number(),
    ctaStyleId: z.number(),
    displayChatWidget: z.boolean(),
  }),
  errors: ['NO_JOURNEY'],
});
