/** What people read when a person has to look at their case first. */
export const words = {
  tag: 'A person decides',
  heading: 'Let’s get a person to look at this',
  lead: (name: string | null, count: number) => {
    const who = name === null ? '' : `, ${name}`;
    const things = count === 1 ? 'One thing needs' : `${IN_WORDS[count] ?? count} things need`;
    return `We don’t want to guess with something this big${who}. ${things} a talk before anyone can say what fits.`;
  },
  talk: {
    heading: 'Talk to a person',
    text: 'They can see your answers, so you won’t start again.',
  },
  findOut: {
    heading: 'What we’ll find out together',
    lead: 'You don’t need papers. A guess is good enough to start.',
    answer: 'Answer this now',
    check: 'Check my answer',
    onTheCall: 'On the call',
    /** Added to a link for people who cannot see what it stands below. */
    about: (title: string) => `: ${title}`,
    more: 'Something else about your case',
    /** By the code of the reason, or of what its gate found. */
    titles: {
      FOOD_NIL: 'How you get by for food',
      INCOME_NIL: 'What money comes in',
      SPENDING_NIL: 'What you spend',
      HOUSING_NIL: 'Who pays for your home',
      BUDGET_NOT_CREDIBLE: 'How you get by',
      IN_INSOLVENCY: 'What you are in now',
      IN_ARRANGEMENT: 'The payment plan you are in',
      UNDER_RESTRICTIONS: 'The restrictions you are under',
      RECENT_BANKRUPTCY: 'When your bankruptcy ended',
      CHANGE_COMING: 'What is about to change',
      SAVINGS_COVER_DEBTS: 'What to do with your savings',
      FACTS_CONTRADICT: 'Answers that don’t seem to match',
      COMPARE_WITH_BANKRUPTCY: 'How a plan and bankruptcy compare',
      SEVERAL_NEAR_MISSES: 'How close you are to a cheap way',
      SAVINGS_COULD_SETTLE: 'What to do with what you have put by',
      SMALL_DEBTS: 'What fits a smaller sum',
      CREDITOR_PETITION: 'What the court papers say',
      FRAUD_SUSPECTED: 'How a debt came about',
      RECENT_GAMBLING: 'How gambling fits in',
      RECENT_GIFT: 'What you gave away or sold',
      RECENT_PREFERENCE: 'Whom you paid back first',
      SELF_EMPLOYED_WITH_BUSINESS_DEBTS: 'Debts from your own business',
      NO_DEBTS: 'What you owe',
      DEBTS_NOT_SETTLED: 'Which debts you owe',
      ORDER_NOT_SETTLED: 'What we don’t know yet',
      NOTHING_FITS: 'What could still fit',
    } as Readonly<Partial<Record<string, string>>>,
    needToKnow: (thing: string) => `We need to know ${thing}.`,
    adviserFinds: (thing: string) => `An adviser finds out ${thing}.`,
  },
  safe: {
    heading: 'Safe to do now',
  },
  kept: {
    heading: 'What we’ve kept',
    debts: 'Debts',
    income: 'Money in',
    outgoings: 'Bills, so far',
    text: 'Nothing is lost. Your answers are saved.',
  },
  fold: 'What else we looked at',
};

const IN_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
