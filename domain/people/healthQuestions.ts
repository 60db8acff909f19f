/** What is asked about a person's health besides their conditions: each is a fact that some help depends on. */
export const HEALTH_QUESTIONS = ['isInTreatment', 'isConfirmed', 'hasContact', 'isIllLongTerm'] as const;
export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

/** 'unsaid' is an answer too: not sure, or would rather not say. The question is then settled without a fact. */
export const HEALTH_ANSWERS = ['yes', 'no', 'unsaid'] as const;
export type HealthAnswer = (typeof HEALTH_ANSWERS)[number];

/** What a person answered. A question that was left out has no entry. */
export type HealthAnswers = { readonly [Question in HealthQuestion]?: HealthAnswer | undefined } & {
  /** The month in which crisis treatment is expected to end, such as `2027-03`; left out by who is not sure. */
  readonly treatmentEndsOn?: string | undefined;
};

/** What is asked of a person in treatment beside these: a month, which may be left empty. */
export const TREATMENT_END_WORDS = {
  question: 'When is your treatment expected to end?',
  hint: 'A month and a year. Leave it empty if you’re not sure.',
} as const;

const A_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/u;

/** Whether a text is a month as it is kept. */
export function isTreatmentEnd(text: string): boolean {
  return A_MONTH.test(text);
}

/** The wording of each question and its explanation. */
export const HEALTH_QUESTION_WORDS: Readonly<
  Record<HealthQuestion, { readonly question: string; readonly hint: string }>
> = {
  isInTreatment: {
    question: 'Are you in treatment for a mental health crisis now?',
    hint: 'In hospital or at home, with a crisis team for example.',
  },
  isConfirmed: {
    question: 'Can an approved mental health professional confirm that?',
    hint: 'A person with special training, often a nurse or a social worker. Your care team knows one.',
  },
  hasContact: {
    question: 'Is there someone in your care team we could ask how it goes?',
    hint: 'A nurse or a social worker, for example. We ask no one before you say so.',
  },
  isIllLongTerm: {
    question: 'Do you have an illness that is not expected to go away?',
    hint: 'In body or mind. Some of the people you owe may then let debts go.',
  },
};

/** Asked only of a person who is in treatment. */
const FOLLOW_UPS: ReadonlySet<HealthQuestion> = new Set<HealthQuestion>(['isConfirmed', 'hasContact']);

/** The questions to ask after what was answered so far, in their order. */
export function healthQuestionsAfter({ isInTreatment }: HealthAnswers): readonly HealthQuestion[] {
  return HEALTH_QUESTIONS.filter(question => isInTreatment === 'yes' || !FOLLOW_UPS.has(question));
}

/** The answers that count: an answer to a question that no longer applies, or half a month, is dropped. */
export function answersThatCount(answers: HealthAnswers): HealthAnswers {
  const answersInUse = healthQuestionsAfter(answers).flatMap(question => {
    const answer = answers[question];
    return answer === undefined ? [] : [[question, answer] as const];
  });
  const end = answers.isInTreatment === 'yes' ? answers.treatmentEndsOn : undefined;
  return {
    ...Object.fromEntries(answersInUse),
    ...(end !== undefined && isTreatmentEnd(end) ? { treatmentEndsOn: end } : {}),
  };
}
