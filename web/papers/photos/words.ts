/** What people read where they send us a photo of a letter. Loaded with the page of the papers alone. */
export const words = {
  heading: 'Papers you sent us',
  about:
    'A letter, a bill, a bank statement: a photo is fine. You see it here, and so does the person who advises you.',
  add: 'Add a photo of a letter',
  addPaper: 'Add one more',
  full: (most: number) => `You have ${most} papers here, which is as many as fit. Remove one to add another.`,
  unread: 'The papers you sent us can’t be shown right now.',
  form: {
    heading: 'Add a photo of a letter',
    file: 'The photo, or a PDF',
    fileHint: 'A JPEG, a PNG or a PDF, up to 8 MB. Big photos are made smaller before they go.',
    words: 'What is it?',
    wordsHint: 'In a few words, such as “Letter from the council, 3 November”.',
    debt: 'Which debt is it about?',
    noDebt: 'None, or not sure',
    send: 'Add it',
    sending: 'Adding it',
    cancel: 'Not now',
    notSent: 'It is not added yet. What you typed is still here.',
  },
  added: (name: string) => `Added: ${name}`,
  row: {
    kinds: { jpeg: 'Photo', png: 'Picture', pdf: 'PDF' },
    /** @param day '28 June 2027' */
    says: (kind: string, day: string) => `${kind}, added on ${day}`,
    aboutDebt: (name: string) => `About ${name}`,
    open: 'Open',
    /** Read out after "Open". */
    inNewTab: (name: string) => ` ${name}, in a new tab`,
    save: 'Save',
    getting: 'Getting it',
    opened: 'It is in a new tab.',
    saved: 'It is with your downloads.',
    remove: 'Remove',
    sure: 'Remove it for good? The file is erased, and we can’t bring it back.',
    removeNow: 'Remove and erase it',
    removing: 'Removing it',
    keep: 'Keep it',
  },
  removed: (name: string) => `Removed and erased: ${name}`,
};
