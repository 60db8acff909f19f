/** What people read when a booking cannot be taken. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Having the talk that was booked',
  /** The same of a talk that one of us booked for them. */
  whyBooked: 'Booking a talk, as agreed with you',
  /** Read by whoever would note what came of a talk that is still ahead. */
  notYet: (when: string) =>
    `This talk is on ${when}. What came of it is noted from five minutes before. If they want another time, move it; if they need no talk any more, say so.`,
  noDay: 'Choose a day.',
  noMoment: 'Pick one of the times.',
  reach: 'Give us an email or a number, so that we can reach you.',
};
