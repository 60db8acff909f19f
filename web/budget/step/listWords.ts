/** The texts of the list to tick, of what is filled in, and of what is asked about in between. */
export const words = {
  crumbs: { label: 'Steps of your budget', steps: ['Tick', 'Fill in', 'Check'], done: ' (done)' },
  sides: { income: 'Money you get', expenditure: 'Money you pay' },
  tick: {
    heading: 'What do you get, and what do you pay?',
    lead: 'Tick what’s true for you. Then we ask about those, and nothing else.',
    ticked: (count: number) => `${count} ticked`,
    known: { answers: 'From your answers', usual: 'Usually paid' },
    more: (count: number, names: string) => `${count} more: ${names} and others`,
    none: { income: 'I get none of these', expenditure: 'I pay none of these' },
    cleared: { income: 'All money you get is unticked.', expenditure: 'All money you pay is unticked.' },
    listHeading: 'Your list so far',
    listCount: (count: number) => (count === 1 ? '1 thing to fill in' : `${count} things to fill in`),
    youGet: 'You get',
    youPay: 'You pay',
    tickFirst: 'Tick what you get or pay to carry on',
  },
  leaveOut: {
    heading: 'Take the sum away too?',
    text: (names: string) => `You put in a sum for: ${names}. It goes if you untick it.`,
    yes: 'Yes, take it away',
    no: 'No, keep it',
  },
  fill: {
    heading: 'How much, and how often?',
    lead: 'Your best guess is fine. We work out the month for you.',
    beginAt: (name: string) => `Every row starts at “${name}”.`,
    beginAtMore: 'Paid another way? Set all empty rows at once, or change one row.',
    beginAtLegend: 'How we start each row',
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    rowsDone: (done: number, count: number) => `${done} of ${count} rows so far`,
    perMonth: 'a month',
    usually: (often: string) => `Usually: ${often}.`,
    addMore: 'Add something we left out',
    nothing: 'You ticked nothing here.',
    monthHeading: 'Your month so far',
    monthLead: 'It changes as you type.',
    moneyIn: 'Money in',
    moneyOut: 'Money out so far',
    inShort: 'In',
    outShort: 'Out',
    leftLater: (about: string) => `We’ll show what’s left when you’ve checked ${about}.`,
    chart: (income: string, outgoings: string) =>
      `Money in so far ${income} a month. Money out so far ${outgoings}.`,
  },
  gap: {
    about: {
      income: 'your money in',
      home: 'your rent or mortgage',
      food: 'your food',
      bills: 'your bills',
      travel: 'your travel',
      other: 'the rest',
    },
    heading: (about: string) => `Can we check ${about}?`,
    toldIn: (told: string, found: string) =>
      `You told us about ${told} a month comes in. These add up to ${found}.`,
    toldOut: (told: string, found: string, about: string) =>
      `At the start you told us ${told} a month for ${about}. These add up to ${found}.`,
    drawn: (sum: string) => `Top: what you told us. Below: these rows. The gap is ${sum}.`,
    ask: (often: string) => `Which is right? Is this paid “${often}”?`,
    wouldBe: (names: string, sum: string) => `Then ${names} would make it ${sum} a month.`,
    yes: (often: string) => `Yes, “${often}”`,
    change: 'I’ll change a row',
    no: 'No, these are right',
    next: (about: string) => `Next: check ${about}`,
    settled: 'Thank you. We use the sums in these rows.',
  },
  guide: {
    people: (adults: number, children: number) =>
      `${adults} adult${adults === 1 ? '' : 's'}${
        children === 0 ? '' : ` and ${children} ${children === 1 ? 'child' : 'children'}`
      }`,
    says: (people: string, lowest: string, highest: string) =>
      `Most homes with ${people} spend ${lowest} to ${highest} a month on this.`,
    inside: 'Yours is in that range.',
    outside: 'Higher or lower is fine. We may ask why.',
    illustrative: (year: string) => `It is an example figure for ${year}.`,
  },
};
