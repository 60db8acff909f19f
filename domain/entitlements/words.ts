/** Why help is not offered, where its own words do not say it. */
export const FOUND_WORDS = {
  notKnown: 'We don’t know enough to say. If you think it may fit, ask us.',
  noFigure: 'We have no checked figure for it yet. You can still ask about it.',
  noPublicFunds:
    'You told us your visa says “no public funds”. Asking could harm your right to stay, so get immigration advice first.',
} as const;

/** What help would do to an advice. Solutions come as they are named in a sentence, lengths of time as they are said. */
export const EFFECT_WORDS = {
  left: 'Left over each month',
  time: (solution: string) => `Time until ${solution} is done`,
  best: 'Your best match',
  standing: {
    ELIGIBLE: 'Open to you',
    INELIGIBLE: 'Not open to you',
    CANNOT_SAY: 'One of us would look',
  },
  forPerson: 'One of us looks at your advice with you. We look at this money with you too.',
  mayChange: 'It may change what fits you. Ask for it all the same: it’s yours.',
  stays: (best: string) => `Your best match stays ${best}.`,
  staysAndEnds: (best: string) => `Your best match stays ${best}. It could end sooner.`,
  otherBest: (was: string, is: string) => `Your best match could change from ${was} to ${is}.`,
  lookAgain: 'We would look at your advice again with you.',
  sooner: (time: string) => `You’d finish ${time} sooner.`,
  later: (time: string) => `It would take ${time} longer.`,
  opens: (solution: string) => `${solution} could open to you.`,
  closes: (solution: string) => `${solution} may no longer be open to you.`,
  askStill: 'The help is still yours to ask for. Talk to us first if that worries you.',
  room: 'There’s more room for a bad month.',
  smallerGap: 'The gap in your month gets smaller.',
  always: [
    'Tell us when money starts, so your advice stays right.',
    'We haven’t counted it yet. We count it when you get it.',
  ],
} as const;
