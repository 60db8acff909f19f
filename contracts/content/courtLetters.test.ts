import { COURT_STAGES, NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import { type DebtOfPack, type LetterPack, type PackFacts, packOf } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const TODAY = { year: 2026, month: 11, day: 29 };
const { debt: _, stage: __, lastLetterOn: ___, attachesBudget: ____, askAgainFrom: _____, ...person } = FACTS;

type CourtStage = (typeof COURT_STAGES)[number];

function packFor(kind: string, nation: UkNation, told: Partial<DebtOfPack>, chosen = 'DMP'): LetterPack {
  const type = creditTypes.find(({ name }) => name === kind);
  if (!type) throw new Error(`There is no kind ${kind}`);
  const debt: DebtOfPack = {
    ...DEBT,
    ...NO_DEBT_FACTS,
    id: 'it',
    initialCreditorName: 'Somebody',
    type,
    isSecured: null,
    currentBalance: 900_00,
    stage: 'nothing sent',
    beside: NOTHING_BESIDE,
    lastLetterOn: null,
    askAgainFrom: null,
    ...told,
  };
  const facts: PackFacts = {
    ...person,
    nation,
    chosen,
    debts: [debt],
    plan: null,
    agreesToTellOfHealth: true,
    money: { ...FACTS.money, available: 120_00, firstPayment: '2026-12-01' },
  };
  return packOf(letters, facts, TODAY);
}

const at = (courtStage: CourtStage): Partial<DebtOfPack> => ({ courtStage, hasLegalAction: true });
const idsOf = ({ letters: of, besides }: LetterPack) => [...of, ...besides].map(one => one.definition.id);

const HOME = ['Mortgage', 'Secured loan / second charge', 'Rent arrears - current home'];
const CHARGES = ['Ground rent, service charge or factor'];
const COUNCIL_TAX = ['Council tax / NI rates'];
const FINE = ['Court fine (criminal)'];
const ORDER = ['Confiscation / compensation order'];
const MAINTENANCE = ['Child maintenance arrears', 'Family-court or spousal maintenance'];
const PENALTY = ['Council parking or traffic penalty'];
const LICENCE = ['TV licence'];
const TAX = ['Income tax / National Insurance (HMRC)', 'VAT, PAYE, business tax'];
const HIRED = [
  'Hire purchase / conditional sale - vehicle',
  'Hire purchase - household goods',
  'Personal contract purchase (PCP)',
];
const NOT_THEIRS = ['Logbook loan (bill of sale)', ...HIRED, 'Vehicle or equipment lease'];
const LOAN_SHARK = ['Illegal lender (loan shark)'];

/** Kinds that no civil court deals with as it does with a debt, each with what says so. */
const NOT_CIVIL: readonly (readonly [kinds: readonly string[], source: string])[] = [
  [
    HOME,
    'Civil Procedure Rules, Part 55, and what stands for it in Scotland and Northern Ireland: a claim for the home',
  ],
  [
    FINE,
    'Courts Act 2003, schedule 5; Criminal Procedure (Scotland) Act 1995; Justice Act (Northern Ireland) 2016',
  ],
  [
    ORDER,
    'Proceeds of Crime Act 2002, section 35; Magistrates’ Courts Act 1980, section 76: collected as a fine',
  ],
  [MAINTENANCE, 'Child Support Act 1991, sections 31 to 40; Family Procedure Rules, Part 33'],
  [LICENCE, 'Communications Act 2003, section 363: an offence, and no debt to be claimed'],
  [
    PENALTY,
    'Civil Procedure Rules, Part 75; Road Traffic Act 1991, schedule 6: no claim, a witness statement',
  ],
  [LOAN_SHARK, 'Financial Services and Markets Act 2000, section 26: it cannot be enforced'],
];
const COUNCIL_TAX_APART = [
  COUNCIL_TAX,
  'Council Tax (Administration and Enforcement) Regulations 1992: a liability order of magistrates',
] as const;

const NOT_THEIRS_APART = [
  NOT_THEIRS,
  'Tribunals, Courts and Enforcement Act 2007, schedule 12, paragraph 10; Consumer Credit Act 1974, sections 90 and 92',
] as const;

/** Each letter to or about a court or its officers: when it fits, and which kinds never get it. */
const TABLE: readonly {
  readonly letter: string;
  readonly nations: readonly UkNation[];
  readonly stages: readonly CourtStage[];
  readonly never: readonly (readonly [kinds: readonly string[], source: string])[];
  /** Kinds that do not get it once officers are sent. */
  readonly notOnceSent?: readonly [kinds: readonly string[], source: string];
}[] = [
  {
    letter: 'court-claim-reply',
    nations: ['england', 'wales'],
    stages: ['court claim'],
    never: [
      ...NOT_CIVIL,
      COUNCIL_TAX_APART,
      [CHARGES, 'Housing Act 1996, section 81: who admits a service charge can lose the home by it'],
    ],
  },
  {
    letter: 'court-claim-reply-ni',
    nations: ['northern-ireland'],
    stages: ['court claim'],
    never: [...NOT_CIVIL, COUNCIL_TAX_APART],
  },
  {
    letter: 'redetermination',
    nations: ['england', 'wales'],
    stages: ['judgment'],
    never: [...NOT_CIVIL, COUNCIL_TAX_APART],
  },
  {
    letter: 'set-aside',
    nations: ['england', 'wales'],
    stages: ['judgment', 'bailiffs', 'charging order'],
    never: [...NOT_CIVIL, COUNCIL_TAX_APART],
  },
  {
    letter: 'time-to-pay-court',
    nations: ['scotland'],
    stages: ['court claim', 'judgment', 'bailiffs', 'charging order'],
    never: [
      ...NOT_CIVIL,
      [TAX, 'Debtors (Scotland) Act 1987, sections 1(5)(d), 1(5)(f), 5(4)(d) and 5(4)(f)'],
    ],
    notOnceSent: NOT_THEIRS_APART,
  },
  {
    letter: 'judgment-offer-ni',
    nations: ['northern-ireland'],
    stages: ['judgment', 'bailiffs', 'charging order'],
    never: NOT_CIVIL,
  },
  {
    letter: 'enforcement-office',
    nations: ['northern-ireland'],
    stages: ['judgment', 'bailiffs', 'charging order'],
    never: NOT_CIVIL,
  },
  ...(['bailiff-wait', 'bailiff-vulnerable'] as const).map(letter => ({
    letter,
    nations: ['england', 'wales'] as const,
    stages: ['bailiffs'] as const,
    never: [
      [
        [...HOME, ...CHARGES],
        'Civil Procedure Rules, Part 83: those who come for a home may force their way in',
      ],
      ...(letter === 'bailiff-wait' ? [NOT_THEIRS_APART] : []),
      [LOAN_SHARK, 'Financial Services and Markets Act 2000, section 26'],
    ] as const,
  })),
  {
    letter: 'sheriff-officers',
    nations: ['scotland'],
    stages: ['bailiffs'],
    never: [
      [HOME, 'Bankruptcy and Diligence etc. (Scotland) Act 2007, section 216: a charge for removing'],
      NOT_THEIRS_APART,
      [LOAN_SHARK, 'Financial Services and Markets Act 2000, section 26'],
    ],
  },
];

/** A judgment of a kind that is not known is one, whatever was told of the papers. */
function fits(stages: readonly CourtStage[], kind: string, stage: CourtStage): boolean {
  const isJudged = kind === 'Court judgment (type not known)' && stage === 'court claim';
  return stages.includes(stage) || (isJudged && stages.includes('judgment'));
}

describe('letters to courts and their officers', () => {
  it.each(TABLE)(
    'go about the kinds of debt that they are right for, and no others: $letter (DN-1291)',
    row => {
      const { letter, nations, stages, never, notOnceSent } = row;
      const once: readonly string[] = notOnceSent?.[0] ?? [];
      const kinds = creditTypes.map(({ name }) => name);
      const without = new Set(never.flatMap(([of]) => of));
      expect([...without].filter(kind => !kinds.includes(kind))).toEqual([]);
      for (const nation of UK_NATIONS) {
        for (const stage of COURT_STAGES) {
          const get = kinds.filter(kind => idsOf(packFor(kind, nation, at(stage))).includes(letter));
          const may = kinds.filter(
            kind =>
              nations.includes(nation) &&
              fits(stages, kind, stage) &&
              !without.has(kind) &&
              !(stage === 'bailiffs' && once.includes(kind)),
          );
          expect(get, `${nation}, ${stage}`).toEqual(may);
        }
      }
    },
  );

  it('are all in this table, but those of one kind of debt or of a protection that runs (DN-1291)', () => {
    const toCourts = letters
      .filter(({ receiver }) => receiver === 'court' || receiver === 'bailiff')
      .map(({ id }) => id);
    const others = toCourts.filter(id => TABLE.every(({ letter }) => letter !== id));
    expect(others).toEqual(['court-fine', 'breathing-space-runs-bailiff', 'breathing-space-bailiff']);
  });
});

describe('a home that bailiffs come for', () => {
  it.each([
    ['england', /^Ring us today\. Bailiffs.*force their way in.*form N244/u],
    ['wales', /^Ring us today\. Bailiffs.*force their way in.*form N244/u],
    ['scotland', /^Ring us today\. .*moratorium or time to pay does not stop that/u],
    ['northern-ireland', /^Ring us today\. The Enforcement of Judgments Office/u],
  ] as const)('is said first, whatever may be written, in %s (DN-1292)', (nation, says) => {
    for (const kind of HOME) {
      for (const chosen of ['DMP', 'BS', 'IVA', 'DAS']) {
        const { withoutLetter } = packFor(kind, nation, at('bailiffs'), chosen);
        expect(withoutLetter, kind).toEqual([
          { debtId: 'it', isFirst: true, says: expect.stringMatching(says) },
        ]);
      }
    }
    const loan = packFor('Personal loan', nation, { ...at('bailiffs'), isSecured: true });
    expect(loan.withoutLetter[0]?.says).toMatch(says);
    expect(idsOf(loan).filter(id => /bailiff|sheriff|holding/u.test(id))).toEqual([]);
    expect(packFor('Personal loan', nation, at('bailiffs')).withoutLetter).toEqual([]);
  });

  it('has the letter about its arrears only while no court has it in hand (DN-1292)', () => {
    const rent = (told: Partial<DebtOfPack>) =>
      idsOf(packFor('Rent arrears - current home', 'england', told));
    expect(rent({})).toContain('rent-arrears');
    for (const stage of COURT_STAGES) expect(rent(at(stage)), stage).not.toContain('rent-arrears');
    expect(rent(at('bailiffs'))).not.toContain('holding-request');
  });
});

describe('goods that belong to whoever is owed, which officers come for', () => {
  const first = (kind: string, nation: UkNation) => packFor(kind, nation, at('bailiffs'));

  it.each([
    ['england', /bailiffs may not take it to sell.*let you keep it and pay/u],
    ['wales', /bailiffs may not take it to sell.*let you keep it and pay/u],
    ['scotland', /sheriff officers may not take it to sell.*sheriff court for more time/u],
    ['northern-ireland', /the Enforcement of Judgments Office may not take it.*court for more time/u],
  ] as const)(
    'have first whose they are, and what takes a court order, on hire purchase in %s, and no letter to wait (DN-1341)',
    (nation, says) => {
      for (const kind of HIRED) {
        for (const chosen of ['DMP', 'BS', 'DAS']) {
          const { withoutLetter } = packFor(kind, nation, at('bailiffs'), chosen);
          expect(withoutLetter, kind).toEqual([
            { debtId: 'it', isFirst: true, says: expect.stringMatching(says) },
          ]);
          expect(withoutLetter[0]?.says).toMatch(/^Ring us today, before you hand anything over/u);
          expect(withoutLetter[0]?.says).toMatch(/court order once you have paid a third of the price/u);
        }
        expect(idsOf(first(kind, nation)).filter(id => /-wait|sheriff|holding/u.test(id))).toEqual([]);
        expect(packFor(kind, nation, at('judgment')).withoutLetter.map(({ says: of }) => of)).not.toContain(
          first(kind, nation).withoutLetter[0]?.says,
        );
      }
    },
  );

  it.each([
    ['Logbook loan (bill of sale)', /they can most often take the vehicle without a court/u],
    ['Vehicle or equipment lease', /belongs to the firm that you rent it from/u],
  ])('lead to one of us before anything is handed over or written: %s (DN-1342)', (kind, says) => {
    for (const nation of UK_NATIONS) {
      const { withoutLetter } = first(kind, nation);
      expect(withoutLetter).toEqual([{ debtId: 'it', isFirst: true, says: expect.stringMatching(says) }]);
      expect(withoutLetter[0]?.says).toMatch(/^Ring us today, before you hand anything over/u);
      expect(withoutLetter[0]?.says).not.toMatch(/bailiff|sheriff|Enforcement/u);
      expect(idsOf(first(kind, nation)).filter(id => /-wait|sheriff|holding/u.test(id))).toEqual([]);
    }
  });
});

describe('a debt that no letter fits', () => {
  it.each([
    ['Child maintenance arrears', 'england', {}, /^Do not write: ring the Child Maintenance Service/u],
    ['Confiscation / compensation order', 'wales', {}, /^Ask us first\. A criminal court ordered this/u],
    ['Family-court or spousal maintenance', 'scotland', {}, /^Ask us first\. If a court ordered this/u],
    [
      'Council parking or traffic penalty',
      'england',
      at('judgment'),
      /Traffic Enforcement Centre.*witness statement/u,
    ],
    ['Council parking or traffic penalty', 'scotland', at('judgment'), /^Ask us first\./u],
    [
      'Ground rent, service charge or factor',
      'england',
      at('court claim'),
      /^Your home may be at stake\. Ring us/u,
    ],
  ] as const)(
    'has in plain words what to do first: %s in %s (DN-1293, DN-1294)',
    (kind, nation, told, says) => {
      const { withoutLetter } = packFor(kind, nation, told);
      expect(withoutLetter).toEqual([{ debtId: 'it', isFirst: true, says: expect.stringMatching(says) }]);
    },
  );

  it('is never told of a letter of its own that nobody gives it, and always what to do (DN-1294)', () => {
    const dumb: string[] = [];
    for (const nation of UK_NATIONS) {
      for (const { name } of creditTypes) {
        for (const told of [{}, { isInArrears: true }, ...COURT_STAGES.map(at)]) {
          for (const chosen of ['DMP', 'TPP', 'BS', 'IVA', 'WO', 'FFS']) {
            const { withoutLetter } = packFor(name, nation, told, chosen);
            const bad = withoutLetter.filter(
              ({ says }) =>
                /letter of its own/u.test(says) || !/ask us|tell us|ring us|ring the/iu.test(says),
            );
            dumb.push(...bad.map(({ says }) => `${nation}, ${name}, ${chosen}: ${says}`));
          }
        }
      }
    }
    expect(dumb).toEqual([]);
  });

  it('leaves who disputes child maintenance to ask first, before they say what they can pay (DN-1294)', () => {
    const { withoutLetter } = packFor('Child maintenance arrears', 'england', { isDisputed: true });
    expect(withoutLetter[0]?.says).toMatch(/^Ask us first/u);
  });

  it('lets a tax of a business ask for time to pay as other taxes do (DN-1293)', () => {
    for (const nation of UK_NATIONS) {
      expect(idsOf(packFor('VAT, PAYE, business tax', nation, {}))).toContain('tax-time-to-pay');
    }
  });
});
