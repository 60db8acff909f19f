const children = (count: number) => (count === 1 ? '1 child' : `${count} children`);
const otherAdults = (count: number) => (count === 1 ? '1 other adult' : `${count} other adults`);

/** The texts of the household step. The labels of the counters are in `domain`. */
export const words = {
  loading: 'Getting who lives with you',
  /** What unsent entries are called, in the question asked at logout. */
  unsent: 'who lives with you',
  group: 'People in your home',
  /** The names of each counter's buttons, and who counts. */
  counters: {
    childrenUnderSixteen: {
      oneMore: 'One more child 15 or younger',
      oneFewer: 'One fewer child 15 or younger',
      hint: undefined,
    },
    childrenBetweenSixteenEighteen: {
      oneMore: 'One more child 16 to 18',
      oneFewer: 'One fewer child 16 to 18',
      hint: undefined,
    },
    childrenOverEighteen: {
      oneMore: 'One more adult child over 18',
      oneFewer: 'One fewer adult child over 18',
      hint: 'Only if they live with you',
    },
    additionalAdults: {
      oneMore: 'One more additional adult',
      oneFewer: 'One fewer additional adult',
      hint: 'A partner, parent or lodger, for example',
    },
  },
  /** One sentence, with the number in bold: "That makes 3 people in your home: you and 2 children." */
  total: {
    before: 'That makes',
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    after: (who: string) => `in your home: ${who}.`,
    onlyYou: 'only you',
    withChildren: (count: number) => `you and ${children(count)}`,
    withAdults: (count: number) => `you and ${otherAdults(count)}`,
    withBoth: (ofChildren: number, ofAdults: number) =>
      `you, ${children(ofChildren)} and ${otherAdults(ofAdults)}`,
  },
  /** Where one of us put it right with the person after they opened the page. */
  putRight: {
    heading: 'We changed this with you after you opened it',
    now: (says: string) =>
      `It says now: ${says}. What you counted is still here. Press Next if that is right, or take what we put right.`,
    nobody: 'nobody else',
    take: 'Take what we put right',
  },
  next: 'Next',
  saving: 'Saving',
  back: 'Back',
};
