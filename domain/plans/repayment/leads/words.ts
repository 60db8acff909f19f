const ANEW = 'Look at your budget and your advice again';

/** What is read of a plan before how it stands: payments of which nothing was said, and token payments, which are for a while. */
export const leadsWords = {
  over: {
    stands: 'The time of your token payments is over',
    /** @param months for so many at most they were offered; undefined where that is not known */
    you: (months: number | undefined) =>
      `${months === undefined ? 'Your offers were for a while.' : `Your offers were for ${months} months at most.`} That time is over, and your lenders may ask for more again. ${ANEW}: something better may fit by now.`,
    task: `${ANEW}: the time of your token payments is over`,
    taskOfCase: 'Look at budget and advice anew: the time of the token payments is over',
  },
  anew: {
    stands: 'It is time to look at your plan again',
    you: `Token payments are for a while. ${ANEW}: you may be able to do more by now, or something better may fit.`,
    task: `${ANEW}: token payments are for a while`,
    taskOfCase: 'Look at budget and advice anew: token payments are for a while',
    next: 'You look at your budget and your advice again',
    /** Before it is due. */
    toCome: 'Token payments are for a while. We look with you at what fits then.',
    doThis: ANEW,
  },
  /** The sums do not add up, and an offer of them is still to go. */
  sums: {
    stands: 'First put the sums of your plan right',
    you: 'They no longer add up. Send no offer before that: with other sums you would have to send it again.',
    next: 'You put the sums of your plan right',
    /** Of a lender whose offer is to go. */
    step: 'Put the sums of your plan right, then send them your offer.',
  },
  untold: {
    stands: (count: number) => `You have not told us about ${count} payments`,
    you: 'Say which you paid, and which you did not. Both are fine to say. If you can’t go on with it, tell us, and we look at what fits.',
    next: 'You say which payments you made',
  },
} as const;
