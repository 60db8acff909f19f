/** What a person is asked for where something is missing. */
export const DETAILS_MESSAGES = {
  behind: 'Pick each debt you’re behind with, or one of the last two answers',
  sum: 'Type how much, or tick “I’m not sure”',
  deals: 'Pick each debt with a deal, or one of the last two answers',
  stage: 'Pick how far it has gone, or “I’m not sure”',
  fits: 'Pick all that fit, or “None of these”',
  which: 'Pick each debt that it fits',
} as const;
