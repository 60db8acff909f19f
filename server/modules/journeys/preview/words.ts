/** What staff read who look at questions that are not published. */
export const words = {
  title: 'Preview of the questions',
  kept: 'Preview: nothing is kept. You can read the questions here, and give no answers.',
  whichOwn: (name: string) => `${name}, in the words of the release.`,
  which: (name: string, revision: number) =>
    `${name}, words ${revision}. People do not see them before they are published.`,
  until: (day: string) => `This link works until ${day}.`,
  reload: 'The page shows the file as it is now. Load it again to see a change.',
  page: (number: number, name: string) => `Page ${number}: ${name}`,
  some: 'Only some people are asked this.',
  help: (text: string) => `Help: ${text}`,
  ownScreen: (name: string) => `A screen of its own: ${name}.`,
  others: 'Some people read this instead:',
  ended: {
    title: 'This link has ended',
    text: 'Links to a preview work for some days only. Ask whoever sent it for a new one.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'A part of it may be missing. Copy all of it, or ask whoever sent it for a new one.',
  },
  faulty: {
    title: 'These words have a fault',
    text: 'The questions cannot be shown before it is put right. This is where it is:',
  },
};
