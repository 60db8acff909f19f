const SENT = { post: 'by post', email: 'by email', online: 'on their website' };

/** What staff read where the papers of a person are. */
export const words = {
  lead: 'Each paper that they have, each version, as they have it. Each that you open is in the log.',
  none: 'There is no paper yet.',
  kinds: {
    plan: 'Plan',
    letter: 'Letters',
    form: 'Forms they handed over',
    advice: 'Advice',
    budget: 'Budget',
  },
  closed: 'Your role does not open it.',
  readAt: {
    letters:
      'Not open to your role as a paper: something in it may tell of health. The rest is under Letters.',
    advice: 'Not open to your role as a paper: something in it may tell of health. The rest is under Advice.',
  },
  plan: {
    today: (name: string) => `${name}, as it stands today`,
    on: (name: string, day: string) => `${name}, as it stood on ${day}`,
    over: {
      left: (name: string, day: string) => `${name}, left on ${day}`,
      ended: (name: string, day: string) => `${name}, ended on ${day}`,
    },
  },
  letter: {
    sent: (title: string, to: string, day: string, by: 'post' | 'email' | 'online' | null) =>
      `${title}, to ${to}, sent on ${day}${by === null ? '' : ` ${SENT[by]}`}`,
    begun: (title: string, to: string) => `${title}, to ${to}, not sent yet`,
    budgetNotKept: 'Their budget went with it and was not kept. The one under Budget is today’s.',
    wordOnly: 'Opens as Word, as they have it: it has letters of another alphabet, which the PDF can’t show.',
  },
  form: {
    name: (name: string, number: number) => `${name}, version ${number}`,
    on: (day: string, isComplete: boolean) => `Handed over on ${day}${isComplete ? '' : ', not complete'}`,
  },
  advice: (day: string, time: string) => `Advice of ${day}, ${time}`,
  budget: 'Budget statement',
  budgetOn: (day: string) => `They said that it is right on ${day}`,
  sent: 'Sent by them',
  about: (name: string) => `About ${name}`,
  sentHidden: (count: number) =>
    `${count === 1 ? '1 paper' : `${count} papers`} that they sent. Your role does not open ${count === 1 ? 'it' : 'them'}.`,
  older: 'Show older ones',
  olderOf: (kind: string) => ` of: ${kind}`,
  gettingOlder: 'Getting older ones',
  added: (count: number) => (count === 1 ? '1 more paper' : `${count} more papers`),
};
