/** What the tag of a person's session says (ST-004). */
export const words = {
  tags: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    completed: 'Completed',
    /** With one of us; the questions may have been left anywhere. */
    completedByPhone: 'Finished by phone',
    /** Of the first questions alone: a review has not begun. */
    firstLookDone: 'First look done',
    talkToUs: 'Talk to us',
    callBooked: 'Call booked',
    closed: 'Closed',
    ended: 'Ended',
    onHold: 'On hold',
  },
};
