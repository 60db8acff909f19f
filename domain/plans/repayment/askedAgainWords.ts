import { sayDay } from '../../values/dayWords.ts';
import type { AskedAgain } from './askedAgain.ts';

type Said = Pick<AskedAgain, 'on' | 'answer' | 'askedOn'>;

/** What is read of a lender who said no, or wanted more, and was asked again. */
export const askedAgainWords = {
  /** In a few words. */
  tag: ({ answer }: Pick<Said, 'answer'>) =>
    answer === 'asks for more' ? 'Wanted more, asked again' : 'Said no, asked again',
  /** With both days. */
  says: ({ on, answer, askedOn }: Said) =>
    `They ${answer === 'asks for more' ? 'asked for more' : 'said no'} on ${sayDay(on)}. You asked again on ${sayDay(askedOn)}.`,
  /** The same in a table. */
  brief: ({ on, answer, askedOn }: Said) =>
    `${answer === 'asks for more' ? 'Wanted more' : 'Said no'} on ${sayDay(on)}, asked again on ${sayDay(askedOn)}`,
  /** Behind how many have answered; `of` is all of them. */
  count: (again: number, of: number) =>
    again === 0 ? '' : of === 1 ? ', and you asked again' : `, and you asked ${again} again`,
} as const;
