/** What stands on top of an advice once something holds that was chosen of it. `name` is "debt relief order". */
export const words = {
  granted: {
    heading: (name: string, day: string | null, isToCome: boolean) =>
      day === null ? `You have your ${name}` : `Your ${name} ${isToCome ? 'begins' : 'began'} on ${day}`,
    text: 'Your plan says what you do now. Nothing else can be chosen while it goes on. If something has changed, like your income or your debts, ring us first.',
    noAdvice: 'There is no new advice while it goes on. What we advised before is in',
    papers: 'your papers',
  },
  time: {
    began: (name: string, day: string, isToCome: boolean) =>
      `Your ${name} ${isToCome ? 'begins' : 'began'} on ${day}`,
    goesOn: (name: string, day: string) => `Your ${name} goes on until ${day}`,
    has: (name: string) => `You have your ${name}`,
    text: 'It gives you time to choose what comes after it, and goes on whatever you choose. The advice below is for that.',
  },
  sent: {
    heading: (name: string) => `Your ${name} is with those who decide on it`,
    text: 'It was sent, so nothing else can be chosen here. Ring us first if you want something else: we look at it with you.',
  },
  refused: {
    heading: (name: string, day: string | null) =>
      day === null ? `They said no to your ${name}` : `They said no to your ${name} on ${day}`,
    text: 'Talk with us before you ask again or choose something else: we look with you at why they said no. Your plan has what they wrote.',
  },
  toPlan: 'See your plan',
} as const;
