/** Words of the work list. */
export const words = {
  /** Read by the person, in what was done with their data. */
  ringsAnyway: {
    'they-asked': 'Ringing outside your safe times, because you asked for it',
    'times-changed': 'Ringing outside your safe times, because you told us that they have changed',
    danger: 'Ringing outside your safe times, because somebody may be in danger',
  },
  takenBy: (name: string) => `${name} has this one.`,
};
