import { addDebt, type DebtBody, myDebts } from '@towpath/contracts/api/debts.ts';
import {
  answerLetter,
  editLetter,
  type Letter,
  myLetter,
  myLetters,
  readLetter,
  sendLetter,
} from '@towpath/contracts/api/letters.ts';
import type { LetterAnswer } from '@towpath/domain/letters/sentLetter.ts';
import { CARD_DEBT } from './adviceJourney.ts';
import type { Walker } from './journeyWalk.ts';

type Caller = Pick<Walker, 'call'>;

/** The kinds of letter that a person can open now, by id. */
export async function letterKinds(person: Caller): Promise<readonly string[]> {
  const { letters, others } = (await person.call(myLetters, {})).answer;
  return [...letters, ...others].map(({ id }) => id.split('.')[0] ?? '');
}

/** Adds a debt like the usual one, and gives its id. */
export async function addsDebt(
  person: Walker,
  debt: Partial<Record<keyof DebtBody, unknown>>,
): Promise<string> {
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const body = { ...CARD_DEBT, ...debt } as DebtBody;
  const added = await person.call(addDebt, { query: { stepId }, body });
  if (added.status !== 200) throw new Error(`The debt was refused: ${JSON.stringify(added.error)}`);
  return debtIdOf(person, String(body.initialCreditorName));
}

/** The id of a debt by who is owed. */
export async function debtIdOf(person: Caller, creditor: string): Promise<string> {
  const { debts } = (await person.call(myDebts, {})).answer;
  const found = debts.find(({ initialCreditorName }) => initialCreditorName === creditor);
  if (!found) throw new Error(`There is no debt to ${creditor}.`);
  return found.id;
}

const FILLED = { text: 'Some words', sum: '£12', day: '1 November 2026' } as const;

/** Fills in what is open of a letter with whatever fits, reads it and says that it went on a day, 'YYYY-MM-DD'. */
export async function sendsLetter(person: Caller, letterId: string, on: string): Promise<Letter> {
  const params = { letterId };
  let { letter } = (await person.call(myLetter, { params })).answer;
  const parts = [
    ...letter.from,
    ...letter.addressee,
    letter.reference,
    ...letter.blocks.flatMap(({ lines }) => lines),
  ].flat();
  for (const { place } of parts) {
    if (place?.status !== 'fill in') continue;
    const body = { place: place.name, value: FILLED[place.holds], was: '' };
    await person.call(editLetter, { params, body });
  }
  ({ letter } = (await person.call(myLetter, { params })).answer);
  await person.call(readLetter, { params, body: { shown: letter.shown } });
  const version = (letter.versions[0]?.version ?? 0) + 1;
  const body = { shown: letter.shown, version, on, by: 'post' } as const;
  const sent = await person.call(sendLetter, { params, body });
  if (sent.status !== 200) throw new Error(`The letter was not sent: ${sent.error?.code}`);
  return sent.answer.letter;
}

/** Notes what came back to the last version of a letter. */
export async function hears(
  person: Caller,
  letterId: string,
  answer: LetterAnswer,
  on: string,
  version = 1,
): Promise<Letter> {
  const noted = await person.call(answerLetter, { params: { letterId }, body: { version, answer, on } });
  return noted.answer.letter;
}
