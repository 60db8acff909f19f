/** What the words of an enumeration mean in the calls of plans and of what leads on the dashboard. */
export const PLAN_VALUE_WORDS: readonly Readonly<Record<string, string>>[] = [
  {
    eviction: 'The home: an eviction is set.',
    bailiffs: 'Goods: bailiffs are coming.',
    court: 'A say: a hearing goes on without who stays away.',
    'court papers': 'A judgment, where court papers are not answered.',
    home: 'The payment keeps the home.',
    liberty: 'The payment keeps somebody out of court.',
    energy: 'The payment keeps gas or electricity on.',
    goods: 'The payment keeps what is being paid for.',
    enforcement: 'The payment keeps a debt from going further.',
    deductions: 'The payment keeps deductions down.',
    'breathing space ends': 'The protection of a breathing space.',
    plan: 'The plan: it goes on by this.',
    talk: 'A talk with one of us.',
    good: 'Nothing: it is good to do.',
  },
  {
    loses: 'Something can be lost.',
    keeps: 'Something is kept by it.',
    rest: 'Neither.',
  },
  {
    'whom to ring': 'Numbers to ring, on the same page.',
    plan: 'The plan.',
    letters: 'The letters.',
    application: 'The form for what was chosen.',
    talk: 'The talk that is booked.',
    budget: 'The budget.',
  },
  {
    matter: 'The first of what cannot wait.',
    thing: 'The one thing to do.',
    nothing: 'Nothing: there is nothing to do today.',
  },
  { on: 'On that day.', by: 'On that day or before it.' },
  { person: 'The person.', adviser: 'One of us.', receiver: 'Those who were asked, as somebody noted it.' },
];
