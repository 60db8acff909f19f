/** What the tag of a person's session says (ST-004). */
export const words = {
  tags: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    completed: 'Completed',
    talkToUs: 'Talk to us',
    callBooked: 'Call booked',
    closed: 'Closed',
    ended: 'Ended',
    onHold: 'On hold',
  },
};
