import { howOld, needsAdviceFirst } from '@towpath/domain/debts/debtFacts.ts';
import { reading, unwelcomeWords } from '@towpath/domain/journeys/testing/plainEnglish.ts';
import { checkEdit } from '@towpath/domain/letters/checkEdit.ts';
import { compose } from '@towpath/domain/letters/compose.ts';
import { type ComposedLetter, openPlaces } from '@towpath/domain/letters/composed.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import type { LetterFacts } from '@towpath/domain/letters/facts.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import { makesOffer } from '@towpath/domain/letters/sentLetter.ts';
import { isAboutHealth } from '@towpath/domain/letters/tellsOfHealth.ts';
import { FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textsOf } from '@towpath/domain/letters/textsOf.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { USUAL_ANSWER_DAYS } from '@towpath/domain/plans/repayment/drawing.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LettersFile } from './letters.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { anyLetterFacts } from './testing/anyLetterFacts.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const TODAY = { year: 2026, month: 10, day: 29 };
const anyFacts = anyLetterFacts(creditTypes);
const isOffered = (definition: LetterDefinition, facts: LetterFacts) =>
  offered(definition, facts, TODAY).kind === 'offered';

/** The kinds of letter that people need, and which of ours are for each. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'holding request': ['holding-request'],
  'breathing-space request': ['breathing-space-request'],
  'what protects, told': ['breathing-space-runs', 'breathing-space-runs-bailiff', 'debt-relief-order-runs'],
  'breathing space that is not kept to': ['breathing-space-bailiff', 'breathing-space-tell'],
  'debt relief order that is not kept to': ['debt-relief-order-tell'],
  'no offer': ['no-offer'],
  'token offer': ['token-offer'],
  'pro rata offer': ['pro-rata-offer'],
  'second try': ['pro-rata-second-try', 'token-second-try'],
  'more asked': ['pro-rata-more-asked', 'token-more-asked'],
  'no answer': ['offer-reminder'],
  'refused offer': ['offer-refused'],
  'interest freeze': ['interest-freeze'],
  'first payment': ['first-payment'],
  'write-off for illness': ['write-off-illness'],
  'write-off': ['write-off-request'],
  'full and final': ['full-and-final-offer', 'full-and-final-accept'],
  'paid in full': ['paid-in-full'],
  'prove the debt': ['prove-debt', 'consumer-credit-copy'],
  'statute-barred': [
    'statute-barred-england-wales',
    'prescribed-scotland',
    'statute-barred-northern-ireland',
  ],
  'sold debt': ['debt-sold'],
  bailiff: ['bailiff-vulnerable', 'bailiff-wait', 'sheriff-officers', 'council-take-back'],
  'council tax': ['council-tax-arrears', 'council-tax-hardship', 'rates-arrears', 'complaint-council'],
  'rent arrears': ['rent-arrears'],
  energy: ['energy-arrears', 'energy-arrears-ni'],
  water: ['water-arrears'],
  mortgage: ['mortgage-arrears'],
  'benefit overpayment': ['benefit-overpayment', 'benefit-overpayment-ni', 'housing-benefit-overpayment'],
  tax: ['tax-time-to-pay'],
  fine: ['court-fine'],
  'court claim reply': ['court-claim-reply', 'court-claim-reply-ni', 'letter-of-claim'],
  redetermination: ['redetermination'],
  'setting aside': ['set-aside'],
  'time to pay': ['time-to-pay-court'],
  complaint: ['complaint'],
  ombudsman: ['ombudsman'],
  'joint debt': ['joint-debt'],
  'moratorium in Scotland': ['moratorium-tell'],
  'Enforcement of Judgments Office': ['judgment-offer-ni', 'enforcement-office'],
  'hire purchase': ['hire-purchase-arrears', 'hire-purchase-return'],
  'change of means': ['change-of-means', 'payment-break'],
  'card payment': ['cancel-card-payment'],
  'account closed to spending': ['close-account'],
};

/** What the text of a letter says, with what stands in its places. */
function saysOf(letter: ComposedLetter): string {
  const lines = [
    ...letter.from,
    ...letter.to,
    letter.reference,
    ...letter.blocks.flatMap(block => (block.kind === 'paragraph' ? [block.parts] : block.items)),
    ...letter.closing,
  ];
  return lines
    .map(line => line.map(part => (part.kind === 'text' ? part.text : part.value)).join(''))
    .join('\n');
}

const FILLED = { text: 'Some', sum: '£0.01', day: '3 May 2027' } as const;
/** A hole: two spaces, a sign after nothing, a line of nothing. */
const HOLE = / {2}| [.,]|\.\.|^\s*$/mu;

/** Each letter that is offered for these facts. */
const offeredFor = (facts: LetterFacts) => letters.filter(definition => isOffered(definition, facts));

/** Names of what gives a right by law or by a rule: a lender's good will, or a guide to it, has none of these. */
const LAW =
  /\b(?:Act|Order|Regulations) (?:\([^)]*\) )?\d{4}|Civil Procedure Rules|sourcebook|licence condition|Protocol|National Standards|DISP/u;

describe('the letters', () => {
  it('have a day from which on their law holds where they cite a law or a rule (DN-1548)', () => {
    const cited = letters.filter(({ source }) => LAW.test(source.name));
    expect(cited.length).toBeGreaterThan(35);
    expect(cited.filter(({ lawFrom }) => lawFrom === null).map(({ id }) => id)).toEqual([]);
  });

  it('say by what each law began, and by nothing where there is none (DN-1636)', () => {
    const { letters: written } = JSON.parse(shipped['letters.json']) as LettersFile;
    const unlike = written.filter(one => (one.lawFrom === null) !== (one.lawFromBy === undefined));
    expect(unlike.map(({ id }) => id)).toEqual([]);
  });

  it('tell of a protection without blame before any complains that somebody went on (DN-1549)', () => {
    const textOf = (id: string) => JSON.stringify(letters.find(one => one.id === id)?.body.blocks);
    for (const id of ['breathing-space-runs', 'breathing-space-runs-bailiff', 'debt-relief-order-runs']) {
      expect(textOf(id)).toContain('{protectedFrom}');
      expect(textOf(id)).not.toMatch(/whatTheyDid|All the same|stop now|may not/u);
    }
  });

  it('are at least thirty-five, and for each kind of need there is one (DN-050)', () => {
    expect(letters.length).toBeGreaterThanOrEqual(35);
    expect(Object.values(KINDS).flat().toSorted()).toEqual(letters.map(({ id }) => id).toSorted());
  });

  it('rest on a law or guide that can be looked up, or say what is to be confirmed (DN-051)', () => {
    for (const { id, source, toConfirm } of letters) {
      expect(source.url !== null || toConfirm !== null, id).toBe(true);
    }
  });

  it('with an offer of a plan are answered by the day that the plan waits for (DN-468)', () => {
    const offers = letters.filter(
      one => one.solutions?.some(isRepaid) && makesOffer(one, letters) && one.answerDays !== null,
    );
    expect(offers.map(({ id }) => id)).toContain('pro-rata-offer');
    for (const { id, answerDays } of offers) expect(answerDays, id).toBe(USUAL_ANSWER_DAYS.by);
  });

  it('are in plain words, without blame and without a threat (DN-052)', () => {
    for (const letter of letters) {
      const says = [letter.purpose, letter.ifSilent, ...letter.mustNot.map(rule => rule.says)];
      const texts = textsOf(letter).map(text => text.replace(/\{[a-zA-Z]+\}/gu, 'it'));
      expect([...says, ...texts].flatMap(unwelcomeWords), letter.id).toEqual([]);
      expect(reading(says).grade, letter.id).toBeLessThan(8);
      expect(reading(texts).grade, letter.id).toBeLessThan(9);
      expect(texts.join(' '), letter.id).not.toMatch(/\b(?:or else|legal action against you|sue|regret)\b/iu);
    }
  });

  it('have no hole: what is not known is a place to fill in, and filled in nothing is left open (DN-053)', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        for (const definition of letters) {
          const open = openPlaces(compose(definition, facts, {}));
          const edits = Object.fromEntries(open.map(({ name, holds }) => [name, FILLED[holds]]));
          const refused = Object.entries(edits).filter(([name, value]) => {
            const checked = checkEdit(definition, facts, name, value);
            return !checked.ok || checked.value !== value;
          });
          expect(refused, definition.id).toEqual([]);
          const letter = compose(definition, facts, edits);
          expect(openPlaces(letter), definition.id).toEqual([]);
          const says = saysOf(letter);
          expect(says, definition.id).not.toMatch(/[{}]|\b(?:null|undefined|NaN)\b/u);
          expect(says, definition.id).not.toMatch(HOLE);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leave out what the person has none of, and can put it back (DN-054)', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        for (const definition of letters) {
          const open = openPlaces(compose(definition, facts, {}));
          const edits = Object.fromEntries(
            open.map(({ name, none, holds }) => [name, none === null ? FILLED[holds] : '']),
          );
          const letter = compose(definition, facts, edits);
          const without = open.filter(({ none }) => none !== null).map(({ name }) => name);
          expect(letter.leftOut.map(({ name }) => name).toSorted()).toEqual(without.toSorted());
          expect(saysOf(letter), definition.id).not.toMatch(HOLE);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('say no sum and no day that nobody has told us (DN-053)', () => {
    const unknown: LetterFacts = { ...FACTS, debt: FACTS.debt && { ...FACTS.debt, currentBalance: null } };
    for (const definition of letters) {
      const texts = textsOf(definition).join(' ');
      const parts = compose(definition, unknown, {}).blocks.flatMap(block =>
        block.kind === 'paragraph' ? block.parts : block.items.flat(),
      );
      for (const part of parts) {
        if (part.kind === 'text' && /[£\d]/u.test(part.text))
          expect(texts, definition.id).toContain(part.text);
        if (part.kind === 'place' && part.name !== 'answerBy')
          expect(startsOf(definition, part.name), part.name).toBe(part.value);
      }
    }
  });
});

function startsOf({ body }: LetterDefinition, name: string): string {
  return body.places.find(place => place.name === name)?.starts ?? '';
}

/** Letters that offer to pay a share, a token or a settlement. */
const OFFERS = /^(?:pro-rata|token|no-offer|offer-|full-and-final-offer|write-off)/u;

describe('which letters are offered', () => {
  /** Those that say a sum would admit a debt, or offer to pay it. */
  const hasSum = (letter: ComposedLetter) =>
    letter.blocks
      .flatMap(block => (block.kind === 'paragraph' ? block.parts : block.items.flat()))
      .some(part => part.kind === 'place' && part.holds === 'sum');

  it('is none with a sum for a debt that is paid, disputed, very old or from fraud (DN-055)', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyFacts, facts => {
        const { debt } = facts;
        for (const definition of offeredFor(facts)) {
          if (debt === null || !hasSum(compose(definition, facts, {}))) continue;
          seen.add(definition.id);
          expect(debt.isPaid === true || debt.currentBalance === 0, definition.id).toBe(false);
          expect(needsAdviceFirst(howOld(debt, debt.type)), definition.id).toBe(false);
          expect(facts.inForce, definition.id).toBe(null);
        }
      }),
      { numRuns: 1000 },
    );
    expect(seen.size).toBeGreaterThan(15);
  });

  it('is none at all for a very old debt that nobody asks for, but a word to the bank (DN-055, DN-459)', () => {
    const loan = creditTypes.find(({ name }) => name === 'Personal loan') ?? null;
    const debt = FACTS.debt && { ...FACTS.debt, type: loan, isVeryOld: true };
    const ids = (facts: LetterFacts) => offeredFor(facts).map(({ id }) => id);
    expect(ids({ ...FACTS, debt })).toEqual(['cancel-card-payment']);
    const chased = { ...FACTS, debt: debt && { ...debt, isChased: true } };
    expect(ids(chased)).toEqual(['statute-barred-england-wales', 'cancel-card-payment', 'complaint']);
    expect(ids({ ...chased, nation: 'scotland' })).toContain('prescribed-scotland');
    expect(ids({ ...chased, nation: 'northern-ireland' })).toContain('statute-barred-northern-ireland');
  });

  it('is no offer of a share for what comes first, is in court or is taken already (DN-056)', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyFacts, facts => {
        const { debt } = facts;
        for (const { id } of offeredFor(facts).filter(one => OFFERS.test(one.id))) {
          seen.add(id);
          expect(debt?.type?.priority, id).not.toBe('yes');
          expect(debt?.courtStage, id).toBe(null);
          expect(debt?.hasLegalAction, id).not.toBe(true);
          if (!debt?.type) throw new Error(`${id} is about no debt of a known kind`);
          expect(debt.isSecured ?? debt.type.securedByDefault, id).toBe(false);
          expect(debt?.hasAttachmentOfEarnings, id).not.toBe(true);
          expect(['DRO', 'DAS'], id).not.toContain(facts.chosen);
        }
      }),
      { numRuns: 2000 },
    );
    expect(seen.size).toBeGreaterThan(4);
  });

  it('is a word of health only where the person wants that, and we write nothing of it (DN-057)', () => {
    fc.assert(
      fc.property(anyFacts, facts => {
        const ids = offeredFor({ ...facts, agreesToTellOfHealth: false }).map(({ id }) => id);
        expect(ids).not.toContain('write-off-illness');
        expect(ids).not.toContain('bailiff-vulnerable');
      }),
    );
    for (const id of ['write-off-illness', 'bailiff-vulnerable']) {
      const definition = letters.find(letter => letter.id === id);
      if (!definition) throw new Error(`There is no letter ${id}`);
      const open = openPlaces(compose(definition, FACTS, {})).map(({ name }) => name);
      expect(open).toContain(id === 'write-off-illness' ? 'health' : 'needs');
      expect(isAboutHealth(definition), id).toBe(true);
    }
  });

  it.each<readonly [word: RegExp, nations: readonly UkNation[]]>([
    [/sheriff|sequestration|diligence|moratorium on/iu, ['scotland']],
    [/County Court|enforcement agent|section 13A|WaterSure/iu, ['england', 'wales']],
    [/Enforcement of Judgments|Land & Property|rate rebate|Housing Executive/iu, ['northern-ireland']],
    [/decree/iu, ['scotland', 'northern-ireland']],
    [/Department for Work/iu, ['england', 'wales', 'scotland']],
  ])('says %s in its own nations alone (DN-058)', (word, nations) => {
    fc.assert(
      fc.property(anyFacts, facts => {
        for (const definition of offeredFor(facts)) {
          const says = saysOf(compose(definition, { ...facts, court: FACTS.court }, {}));
          if (facts.nation && !nations.includes(facts.nation)) {
            expect(says, definition.id).not.toMatch(word);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is none before its law holds, or after (DN-051)', () => {
    const bound = letters.filter(({ lawFrom }) => lawFrom !== null);
    expect(bound.length).toBeGreaterThan(10);
    for (const definition of bound) {
      const before = { year: 1950, month: 1, day: 1 };
      fc.assert(
        fc.property(anyFacts, facts => offered(definition, facts, before).kind === 'does not apply'),
        { numRuns: 5 },
      );
    }
  });

  it('is something for each nation and solution that people write for (DN-059)', () => {
    const told = (nation: UkNation, name: string) =>
      letters.filter(({ nations, solutions }) => nations.includes(nation) && solutions?.includes(name))
        .length;
    for (const nation of UK_NATIONS) {
      for (const solution of ['DMP', 'SMP', 'TPP', 'DAP', 'WO', 'FFS']) {
        expect(told(nation, solution), `${solution} in ${nation}`).toBeGreaterThan(3);
      }
    }
    expect(told('england', 'BS')).toBeGreaterThan(2);
    expect(told('scotland', 'MOR')).toBeGreaterThan(2);
  });
});
