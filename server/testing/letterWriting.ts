import {
  editLetter,
  type Letter,
  myLetter,
  myLetters,
  readLetter,
  sendLetter,
} from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { atAdvice } from './adviceJourney.ts';
import { chooses } from './choosing.ts';
import type { Walker } from './journeyWalk.ts';
import type { Site } from './site.ts';

/** Addresses that are in every letter. */
export const ADDRESSES = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
};

/** Somebody who chose what is recommended for one card debt, and the letter about it. */
export async function withLetter(test: Site, currentBalance = 9000) {
  const person = await atAdvice(test, { debt: { currentBalance } });
  const { recordId, recommended } = (await person.call(recommendation, {})).answer;
  const choice = { shortName: recommended?.product.shortName ?? '', recordId: recordId ?? '' };
  (await chooses(person, choice)).answer;
  const { letters } = (await person.call(myLetters, {})).answer;
  return { person, letterId: letters[0]?.id ?? '' };
}

/** The letter as it would go now. */
export async function open(person: Walker, letterId: string): Promise<Letter> {
  return (await person.call(myLetter, { params: { letterId } })).answer.letter;
}

/** Writes a place where `was` stood. */
export function write(person: Walker, letterId: string, place: string, value: string, was = '') {
  return person.call(editLetter, { params: { letterId }, body: { place, value, was } });
}

/** Fills in what is open: addresses, a reference and a reason. */
export async function fillIn(person: Walker, letterId: string): Promise<Letter> {
  const values = { ...ADDRESSES, reference: 'KC 2281', reason: 'my hours were cut' };
  for (const [place, value] of Object.entries(values)) (await write(person, letterId, place, value)).answer;
  return open(person, letterId);
}

/** Says that a letter was read as it is given. */
export function read(person: Walker, letterId: string, { shown }: Pick<Letter, 'shown'>) {
  return person.call(readLetter, { params: { letterId }, body: { shown } });
}

/** Says that the next version of a letter went by post, on a day, 'YYYY-MM-DD'. */
export function send(
  person: Walker,
  letterId: string,
  { shown, versions }: Pick<Letter, 'shown' | 'versions'>,
  on: string,
) {
  const body = { shown, version: (versions[0]?.version ?? 0) + 1, on, by: 'post' as const };
  return person.call(sendLetter, { params: { letterId }, body });
}

/** All that a letter says but its closing, a bar between two lines. */
export function saidIn({ blocks, from, addressee, reference }: Letter): string {
  return [...from, ...addressee, reference, ...blocks.flatMap(({ lines }) => lines)]
    .map(line => line.map(({ text }) => text).join(''))
    .join(' | ');
}
