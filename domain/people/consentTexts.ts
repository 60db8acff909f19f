/** What is asked about news, for each channel. The rest of the question is the questionnaire's. */
export const NEWS_QUESTIONS = {
  emailOrWhatsApp: 'By email or WhatsApp?',
  text: 'By text message?',
} as const;

/** What is asked about sharing a budget. */
export const SHARING_QUESTION = {
  question: 'Can we share your budget with the Money and Pensions Service?',
  hint: 'It is a public money-advice body. It uses budgets to plan free help across the UK. It does not change the advice we give you.',
} as const;
