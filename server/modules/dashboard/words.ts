import { receiverInSentence } from '@towpath/domain/applications/words.ts';

/** What the dashboard says of what a person waits for and has done, besides what the rules say. */
export const words = {
  paid: (sum: string) => `You paid ${sum}`,
  distributor: 'Your payments distributor',
  officer: 'An officer',
  yourPlan: 'your plan',
  court: 'The court',
  payTo: (creditor: string) => `what you pay ${creditor}`,
  asksForMore: 'They ask for more. Show them your budget.',
  askAgainInBreak: 'They said no. It is time to ask again, by letter and with your budget.',
  askAgain: 'They said no. It is time to ask again, by letter and with your budget. Pay it all the same.',
  standing: (count: number, isOnTrack: boolean) => {
    const payments = count === 1 ? '1 payment' : `${count} payments`;
    return isOnTrack ? `Your plan is on track, ${payments} in.` : `${payments} in.`;
  },
  yourForm: 'Your form',
  anAdviser: 'An adviser',
  form: 'your form',
  /** @param receiver "The Accountant in Bankruptcy" */
  sends: (receiver: string) => `Sends your form to ${receiverInSentence(receiver)}`,
  handedOver: 'You handed over your form',
  sent: 'Your form was sent',
  granted: 'Your form was granted',
  withdrawn: 'You withdrew your form',
  refused: 'They said no to your form',
};
