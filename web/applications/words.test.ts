import { expect, it } from 'vitest';
import { words as ofStaff } from '../staff/case/application/fill/words.ts';
import { words as inCase } from '../staff/case/application/words.ts';
import { words } from './words.ts';

it('says of one, two and more answers what one says of them (DN-647)', () => {
  expect([1, 2, 3].map(words.filled.all)).toEqual(['Read it', 'Read both', 'Read it all']);
  expect([1, 2].map(count => words.parts(count, 9))).toEqual([
    '1 of 9 parts is filled in',
    '2 of 9 parts are filled in',
  ]);
  expect([1, 2].map(count => ofStaff.of(count, 9))).toEqual([
    '1 of 9 answers is there.',
    '2 of 9 answers are there.',
  ]);
});

it.each([
  ['Your local County Court', 'your local County Court'],
  ['The official receiver, at the Insolvency Service', 'the official receiver, at the Insolvency Service,'],
])('says in a sentence of %s that nothing goes to %s (DN-1065)', (receiver, inText) => {
  expect(words.nothingGoes(receiver)).toBe(
    `Nothing goes to ${inText} until you and one of us have both said yes.`,
  );
  expect(inCase.send(receiver)).toBe(`Send to ${inText.replace(/,$/u, '')}`);
});
