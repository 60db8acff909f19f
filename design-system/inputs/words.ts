/**
 * The texts of the inputs for several answers, dates, passwords, addresses and long lists. In a file of their own,
 * which is loaded only when a question needs them.
 */
export const words = {
  list: {
    or: 'or',
    othersCleared: 'Your other answers are cleared.',
    exclusiveCleared: 'The answer under “or” is cleared.',
    showMore: 'Show more',
    showFewer: 'Show fewer',
  },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  password: {
    needs: 'Your password needs',
    hidden: 'Your password is hidden.',
    showing: 'Your password is showing.',
    hide: 'Hide',
    show: 'Show',
    /** Read out after Hide and Show. */
    password: ' password',
    /** Read out after each requirement that is met. */
    met: ', done',
    notMet: ', not yet',
    done: (met: number, of: number) => `${met} of ${of} done.`,
    stillToDo: (met: number, of: number, missing: readonly string[]) =>
      `${met} of ${of} done. Still to do: ${missing.join(', ')}.`,
  },
  combobox: {
    matches: (count: number) => (count === 1 ? '1 match below.' : `${count} matches below.`),
    picked: (label: string) => `${label} is picked.`,
  },
  address: {
    postcode: 'Postcode',
    find: 'Find Address',
    looking: 'Looking for addresses',
    pick: 'Pick your address',
    found: (count: number) => (count === 1 ? '1 address found' : `${count} addresses found`),
  },
};
