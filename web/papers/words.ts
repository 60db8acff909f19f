const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

/** How big the files of papers are unless somebody has very many debts: many pay for what they fetch. Tests hold them to it. */
export const SIZE = { paper: 'usually under 100 KB', advice: 'usually under 300 KB' };

const SENT = { post: 'by post', email: 'by email', online: 'on their website' };

/** What people read where they can keep their advice, and at the head of a printed page. */
export const words = {
  keep: 'Keep your advice',
  latest: 'Your advice',
  letters: 'Letters that you can send',
  leftOut: (count: number | undefined) =>
    `${count === undefined ? '' : `${pages(count)}. `}Health answers are left out.`,
  download: {
    action: 'Save as PDF',
    file: (count: number | undefined) => (count === undefined ? '(PDF)' : `(PDF, ${pages(count)})`),
    making: 'Making your PDF',
    done: 'Your PDF is with your downloads.',
    makingWord: 'Making your Word file',
    doneWord: 'Your Word file is with your downloads.',
  },
  papers: {
    heading: 'Papers',
    advice: 'Your advice',
    budget: 'Your budget',
    pdf: 'PDF',
    addPhoto: 'Add a photo of a letter',
    /** @param day '28 June 2027' */
    pdfOf: (day: string) => `PDF, ${day}`,
  },
  /** A paper with what can be done with it. */
  row: {
    open: 'Open',
    /** Read out after "Open". */
    which: (name: string) => ` ${name}, in a new tab`,
    save: 'Save',
    word: 'Save as Word',
    making: 'Making your file',
    opened: 'Your PDF is in a new tab.',
    done: {
      save: 'Your PDF is with your downloads.',
      word: 'Your Word file is with your downloads.',
      open: 'Your browser opens no new tab here, so we saved your PDF. It is with your downloads.',
    },
  },
  /** The page of all of them. */
  all: {
    title: 'Your papers',
    link: 'All your papers',
    back: 'Dashboard',
    loading: 'Getting your papers',
    lead: 'Everything that was made for you, each version, and what you sent us. Open it, or save it.',
    none: 'There are no papers yet',
    noneText: 'Your advice, your plan and your letters are here once you have them.',
    seeDashboard: 'Go to your dashboard',
    away: {
      offline: 'You’re offline. Papers can be opened once you are back.',
      unreached:
        'We can’t be reached right now. It may be your connection, or it may be us. Papers can be opened once we are back.',
    },
    kinds: {
      plan: 'Your plan',
      letter: 'Letters',
      form: 'Forms you handed over',
      advice: 'Your advice',
      budget: 'Your budget',
    },
    about: {
      plan: 'How it stands, and how it stood on each day on which something changed.',
      letter: 'As they went out, and those you have begun.',
      form: 'Each as you handed it over. Health answers are left out.',
      advice: 'Each advice that we gave you. Health answers are left out.',
      budget: 'In the order that lenders know.',
    } as Readonly<Record<string, string>>,
    plan: {
      today: 'Your plan as it is today',
      on: (day: string) => `Your plan on ${day}`,
      says: (name: string) => `${name}. PDF, ${SIZE.paper}`,
      /** Of a plan that is over, on its last day. */
      over: (name: string) => `${name}, as it was at the end`,
      how: {
        left: (day: string) => `It was left on ${day}. PDF, ${SIZE.paper}`,
        ended: (day: string) => `It ended on ${day}. PDF, ${SIZE.paper}`,
      },
    },
    letter: {
      name: (title: string, to: string) => `${title}, to ${to}`,
      sent: (day: string, by: 'post' | 'email' | 'online' | null) =>
        `Sent on ${day}${by === null ? '' : `, ${SENT[by]}`}.`,
      begun: 'Not sent yet.',
      budgetNotKept:
        'Your budget went with it. We did not keep a copy of that one: the one under “Your budget” is as it is today.',
      files: `PDF or Word, ${SIZE.paper}.`,
      wordOnly: `Word, ${SIZE.paper}. It has letters of another alphabet, which the PDF can’t show.`,
      goOn: 'Go on with it',
    },
    form: {
      says: (day: string, number: number, isComplete: boolean) =>
        `Handed over on ${day}${isComplete ? '' : ', not complete'}. Version ${number}. PDF, ${SIZE.paper}`,
      which: (number: number) => `version ${number}`,
    },
    advice: {
      name: (day: string) => `Your advice of ${day}`,
      says: (time: string) => `First given at ${time}. PDF, ${SIZE.advice}`,
      which: (time: string) => `given at ${time}`,
    },
    budget: {
      name: 'Your budget statement',
      says: (day: string) => `You said it is right on ${day}. PDF, ${SIZE.paper}`,
    },
    older: 'Show older ones',
    olderOf: (kind: string) => ` of ${kind}`,
    gettingOlder: 'Getting older ones',
    added: (count: number) => (count === 1 ? '1 more paper' : `${count} more papers`),
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
