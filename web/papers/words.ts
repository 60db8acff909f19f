const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** What people read where they can keep their advice, and at the head of a printed page. */
export const words = {
  keep: 'Keep your advice',
  latest: 'Your advice',
  why: 'Keep it, print it, or show it to someone you trust. What rests on your health is left out.',
  leftOut: (count: number | undefined) =>
    `${count === undefined ? '' : `${pages(count)}. `}Health answers are left out.`,
  download: {
    action: 'Download your advice',
    short: 'Save as PDF',
    file: (count: number | undefined) => (count === undefined ? '(PDF)' : `(PDF, ${pages(count)})`),
    making: 'Making your PDF',
    done: 'Your PDF is with your downloads.',
  },
  email: {
    action: 'Email it to me',
    sending: 'Sending',
    advice: (to: string) => `We send it to ${to}. Anyone who can open that inbox can read it.`,
    adviceAndBudget: (to: string) =>
      `We send it to ${to}, with your budget. Anyone who can open that inbox can read it.`,
    short: (to: string, hasBudget: boolean) =>
      `To ${to}${hasBudget ? ', with your budget' : ''}. Anyone who can open that inbox can read it.`,
    sent: (to: string) => `On the way to ${to}. It can take a few minutes.`,
    adviceSent: (to: string) => `Your advice is on the way to ${to}. It can take a few minutes.`,
    adviceAndBudgetSent: (to: string) =>
      `Your advice and your budget are on the way to ${to}. It can take a few minutes.`,
  },
  print: {
    printedOn: (day: string) => `Printed on ${day}`,
    person: (name: string) => `For ${name}`,
  },
};
