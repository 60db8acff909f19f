import { takeBackHealthOfLetters, tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import * as letterFiles from '@towpath/contracts/api/letterFiles.ts';
import * as letters from '@towpath/contracts/api/letters.ts';
import type { Walker } from '../journeyWalk.ts';

/** What is written into places of the letter, by their names. */
const WRITTEN: Readonly<Record<string, string>> = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reference: 'KC 2281',
};

/** Somebody who has chosen a plan reads a letter of it, fills it in, keeps it, and says that it went and what came back. */
export async function writesLetter(person: Walker): Promise<void> {
  const pack = (await person.call(letters.myLetters, {})).answer;
  await person.call(tellForLetters, { body: { kind: 'health', agrees: true } });
  await person.call(takeBackHealthOfLetters, {});
  await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '1,200' } });
  const params = { letterId: pack.letters[0]?.id ?? '' };
  let { letter } = (await person.call(letters.myLetter, { params })).answer;
  await person.call(letters.attachBudget, { params, body: { isAttached: true } });
  while (letter.state.kind === 'fill in') {
    const parts = [
      ...letter.from,
      ...letter.addressee,
      letter.reference,
      ...letter.blocks.flatMap(one => one.lines),
    ];
    const place = parts.flat().find(part => part.place?.status === 'fill in')?.place?.name ?? '';
    const body = { place, value: WRITTEN[place] ?? 'my hours at work were cut', was: '' };
    ({ letter } = (await person.call(letters.editLetter, { params, body })).answer);
  }
  ({ letter } = (await person.call(letters.readLetter, { params, body: { shown: letter.shown } })).answer);
  await person.call(letterFiles.letterPdf, { params, query: {} });
  await person.call(letterFiles.letterDocx, { params, query: {} });
  await person.call(letterFiles.letterBudgetPdf, { params });
  await person.call(letterFiles.allLettersPdf, {});
  await person.call(letterFiles.allLettersDocx, {});
  await person.call(letterFiles.emailLetters, { body: { letterId: params.letterId } });
  const on = letter.state.on ?? '';
  const sent = { params, body: { shown: letter.shown, version: 1, on, by: 'post' } } as const;
  await person.call(letters.sendLetter, sent);
  await person.call(letters.takeLetterBack, { params, body: { version: 1 } });
  await person.call(letters.sendLetter, { params, body: { ...sent.body, version: 2 } });
  await person.call(letters.answerLetter, { params, body: { version: 2, answer: 'accepted', on } });
}
