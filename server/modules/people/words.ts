/** What staff read of the table of people, and the people themselves of a look at them. */
export const words = {
  whyLooked: 'Somebody here looked up who you are and how far you are.',
  refused: {
    place: 'This page has gone. Begin at the first.',
    status: 'There is no such status.',
    nation: 'There is no such nation.',
    day: 'There is no such day.',
    reason: 'Choose a reason that goes with it.',
  },
};
