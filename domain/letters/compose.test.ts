import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { openPlaces, placesOf } from './composed.ts';
import { LETTER, paragraph, saying, says } from './testing/letter.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const OFFER = saying(
  [paragraph('I offer {share} a month, because {reason}.', 'I offer {share} a month.')],
  [
    {
      name: 'reason',
      label: 'why',
      holds: 'text',
      isOffer: false,
      most: 100,
      starts: null,
      none: 'I would rather not say',
    },
  ],
);
const known = { ...FACTS, debt: { ...DEBT, share: 76_00, creditorReference: 'FF-1042' } };
const text = (definition: typeof LETTER, facts: typeof FACTS, edits = {}) =>
  compose(definition, facts, edits).blocks.map(block =>
    (block.kind === 'paragraph' ? [block.parts] : block.items)
      .map(parts => parts.map(part => (part.kind === 'text' ? part.text : part.value)).join(''))
      .join('|'),
  );

describe('a letter', () => {
  it('says who writes to whom, when, and about which account (DN-053)', () => {
    const letter = compose(LETTER, known, {
      address: '14 Tannery Row\nLeeds',
      creditorAddress: 'PO Box 118',
    });
    const lines = (of: typeof letter.to) =>
      of.map(parts => parts.map(part => (part.kind === 'text' ? part.text : part.value)).join(''));
    expect(lines(letter.from)).toEqual(['Danielle Okafor', '14 Tannery Row\nLeeds']);
    expect(lines(letter.to)).toEqual(['Fenland Finance', 'PO Box 118']);
    expect(letter.date).toBe('29 October 2026');
    expect(lines([letter.reference])).toEqual(['Account FF-1042']);
    expect([letter.greeting, ...lines(letter.closing)]).toEqual([
      'Hello,',
      'Yours faithfully,',
      'Danielle Okafor',
    ]);
  });

  it('takes what the person wrote, and what is known where they wrote nothing (DN-053)', () => {
    expect(text(OFFER, known, { reason: 'my hours were cut', share: '£80' })).toEqual([
      'I offer £80 a month, because my hours were cut.',
    ]);
    expect(text(OFFER, known, { share: '', reason: 'I am ill' })).toEqual([
      'I offer £76 a month, because I am ill.',
    ]);
  });

  it('shows what is not known as a place to fill in (DN-053)', () => {
    const letter = compose(OFFER, FACTS, {});
    expect(openPlaces(letter).map(({ name, label }) => [name, label])).toEqual([
      ['creditorAddress', 'their address'],
      ['address', 'your address'],
      ['reference', 'their reference'],
      ['share', 'what you offer each month'],
      ['reason', 'why'],
    ]);
    expect(letter.leftOut).toEqual([]);
  });

  it('says it otherwise where there is none of something, and names what was left out (DN-054)', () => {
    const edits = { reason: '', reference: '', address: '' };
    const letter = compose(OFFER, known, edits);
    expect(text(OFFER, known, edits)).toEqual(['I offer £76 a month.']);
    expect(letter.reference).toEqual([
      { kind: 'text', text: 'Account in the name of ' },
      { kind: 'text', text: 'Danielle Okafor' },
    ]);
    expect(letter.from).toHaveLength(1);
    expect(letter.leftOut.map(({ name, none }) => [name, none])).toEqual([
      ['address', 'Leave my address out'],
      ['reference', 'I have no reference'],
      ['reason', 'I would rather not say'],
    ]);
  });

  it('leaves out points that are not so, and a list without any (DN-053)', () => {
    const joint = { when: { is: ['joint'] as const }, says: 'each of us', orElse: null };
    const points = (...of: (typeof joint | ReturnType<typeof says>)[]) => [{ when: {}, points: of }];
    expect(text(saying(points(says('wait'), joint)), FACTS)).toEqual(['wait']);
    expect(text(saying(points(joint)), FACTS)).toEqual([]);
    const facts = { ...FACTS, debt: { ...DEBT, isJoint: true } };
    expect(text(saying(points(says('wait'), joint)), facts)).toEqual(['wait|each of us']);
  });

  it('goes by its sum in a list, or by its name while that is not known (DN-053)', () => {
    const titled = { ...OFFER, title: 'Offer, {share} a month' };
    expect(compose(titled, known, {}).title).toBe('Offer, £76 a month');
    expect(compose(titled, known, { share: '£80' }).title).toBe('Offer, £80 a month');
    expect(compose(titled, FACTS, {}).title).toBe('A letter');
  });

  it('never takes what somebody writes for a place, and lets nobody change what is fixed (DN-053)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), written => {
        const letter = compose(OFFER, known, { reason: written, creditor: written, person: written });
        expect(placesOf(letter).map(({ name }) => name)).not.toContain('creditor');
        expect(placesOf(letter).find(({ name }) => name === 'reason')?.value).toBe(written);
      }),
    );
    expect(text(OFFER, known, { reason: '{balance}' })).toEqual(['I offer £76 a month, because {balance}.']);
  });

  it('says the day to answer by, so many days after it was written (DN-053)', () => {
    expect(text(saying([paragraph('By {answerBy}.')]), FACTS)).toEqual(['By 12 November 2026.']);
  });

  it('is no letter where its content names a place that there is not (DN-060)', () => {
    expect(() => compose(saying([paragraph('{nothing}')]), FACTS, {})).toThrow("There is no place 'nothing'");
  });
});
