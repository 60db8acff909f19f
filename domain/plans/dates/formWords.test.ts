import { expect, it } from 'vitest';
import { wordsOfForm } from './formWords.ts';

const FORM = { kind: 'application', day: null, name: 'Your form', missing: 0 } as const;

it.each([
  [
    { by: 'Megan', words: 'Is your\n pension from Kestrel?' },
    'Look at what Megan asks about your form',
    'Megan asks: “Is your pension from Kestrel?” Answer that in the form, then hand it over once more.',
  ],
  [
    { by: '', words: null },
    'Look at what one of us asks about your form',
    'One of us asks about it. Answer that in the form, then hand it over once more.',
  ],
])('says of a form that is asked about %j who asks what, and what to do (DN-1514)', (ask, doThis, text) => {
  expect(wordsOfForm({ ...FORM, ask })).toMatchObject({ title: 'Your form is back with you', doThis, text });
});

it('has the beginning of what is asked at length, up to a whole word (DN-1514)', () => {
  const { text } = wordsOfForm({ ...FORM, ask: { by: 'Megan', words: 'word '.repeat(60) } });
  expect(text).toMatch(/word…” Answer that/u);
  expect(text.length).toBeLessThan(260);
});
