const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** What people read where they can keep their advice, and at the head of a printed page. */
export const words = {
  keep: 'Keep your advice',
  latest: 'Your advice',
  leftOut: (count: number | undefined) =>
    `${count === undefined ? '' : `${pages(count)}. `}Health answers are left out.`,
  download: {
    action: 'Save as PDF',
    file: (count: number | undefined) => (count === undefined ? '(PDF)' : `(PDF, ${pages(count)})`),
    making: 'Making your PDF',
    done: 'Your PDF is with your downloads.',
  },
  papers: {
    heading: 'Papers',
    advice: 'Your advice',
    budget: 'Your budget',
    pdf: 'PDF',
    /** @param day '28 June 2027' */
    pdfOf: (day: string) => `PDF, ${day}`,
  },
  email: {
    action: 'Email it to me',
    sending: 'Sending',
    to: (to: string, hasBudget: boolean) =>
      `To ${to}${hasBudget ? ', with your budget' : ''}. Anyone who can open that inbox can read it.`,
    sent: (to: string) => `On the way to ${to}. It can take a few minutes.`,
  },
  print: {
    printedOn: (day: string) => `Printed on ${day}`,
    person: (name: string) => `For ${name}`,
  },
};
