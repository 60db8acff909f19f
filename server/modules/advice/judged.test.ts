import { ownerOn } from '@towpath/domain/debts/owner.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { AnswersOnPath, Path } from '@towpath/domain/journey-engine/run/path.ts';
import { advisedNations, type OptionalNation } from '@towpath/domain/journeys/nations.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { NOTHING_BESIDE } from '@towpath/domain/solutions/explain/standsBeside.ts';
import { ONLY_LATE_WORDS } from '@towpath/domain/solutions/recommend/wording.ts';
import {
  budgetOf,
  debtOf,
  homeOf,
  linesWith,
  noCurrentEvents,
  tenant,
  unknown,
} from '@towpath/domain/solutions/testing/cases.ts';
import { RULEBOOK } from '@towpath/domain/solutions/testing/inForce.ts';
import { replay } from '@towpath/domain/solutions/testing/replay.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { guest } from '../../testing/person.ts';
import { SHIPPED_HELP } from '../../testing/shippedHelp.ts';
import { shippedRoles } from '../../testing/storedRecord.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { createRecommendations } from './recommendation.ts';

let test: TestApp;
let customerId: string;
beforeAll(async () => {
  test = await createTestApp();
  customerId = (await guest(test)).customerId;
});
afterAll(() => test.close());

const end = { stepId: 'full-advice', pageId: 'full-advice', sectionId: 'full-advice', state: 'terminal' };
const atTheEnd = {
  plan: {
    stepById: new Map([['full-advice', { step: { type: 'Full Journey Advice' } }]]),
  } as unknown as Plan,
  path: { end } as unknown as Path,
  answers: new Map() as unknown as AnswersOnPath,
  journeyId: '00000000-0000-4000-8000-000000000000',
  status: 'Complete' as const,
};

/** Gives advice on a case to a person whose path has reached it. */
const adviceOn = (facts: Case, day = '2026-11-23', opened: readonly OptionalNation[] = []) =>
  createRecommendations({
    database: test.database,
    clock: { now: () => new Date(`${day}T10:00:00Z`) },
    seal: createSeal(test.config.healthDataKey),
    config: test.config,
    nations: advisedNations(opened),
    rolesContent: shippedRoles,
    rulebook: RULEBOOK,
    help: SHIPPED_HELP,
    look: { opening: { hours: [], closedOn: [] }, withinOpenDays: undefined },
    walkedJourney: async () => atTheEnd,
    ownerOf: async () => (debt, on) => ownerOn(debt, [], on),
    besideOf: async () => NOTHING_BESIDE,
    caseOf: async () => facts,
  });
const judged = (...[facts, day, opened]: Parameters<typeof adviceOn>) =>
  adviceOn(facts, day, opened).current(customerId);

describe('a case of which everything is known', () => {
  const facts = tenant({ left: 300_00 });

  it('recommends one solution, with what it costs and when the debts are gone (AD-011, AD-013)', async () => {
    const answer = await judged(facts);
    expect(answer.status).toBe('ready');
    expect(answer.missing).toEqual([]);
    expect(answer.forAdviser).toEqual([]);
    expect(answer.recommended).toMatchObject({
      eligibility: 'ELIGIBLE',
      precedence: 1,
      context: { di: 300 },
      payment: { value: 300, says: '£300' },
    });
    expect(answer.recommended?.termMonths?.value).toBeGreaterThan(12);
    expect(answer.recommended?.debtFreeMonth?.value).toMatch(/^20\d\d-\d\d$/);
    expect(answer.eligible.every(({ eligibility }) => eligibility === 'ELIGIBLE')).toBe(true);
    expect(answer.ineligible.every(({ eligibility }) => eligibility === 'INELIGIBLE')).toBe(true);
    const notMet = answer.ineligible.map(({ reasons }) =>
      reasons.some(({ outcome }) => outcome === 'not met'),
    );
    expect(notMet).not.toContain(false);
  });

  it('is another record on another day, and is judged by the limits of that day', async () => {
    const small = tenant({ left: 40_00, debts: [debtOf(1, 40_000_00)] });
    const [before, after] = [await judged(small, '2024-06-27'), await judged(small, '2024-06-28')];
    expect([before.judgedOn, after.judgedOn]).toEqual(['2024-06-27', '2024-06-28']);
    expect(before.recordId).not.toBe(after.recordId);
    expect(after.recommended?.product.shortName).toBe('DRO');
    expect(before.recommended?.product.shortName).not.toBe('DRO');
    const { keptText } = adviceOn(small);
    for (const { recordId } of [before, after]) {
      expect(replay(await keptText(customerId, recordId ?? ''))).toEqual({ same: true });
    }
  });

  it('is read back as it was given, also where a figure has no end', async () => {
    const short = tenant({
      left: -50_00,
      statement: budgetOf(linesWith(-50_00)),
    });
    const open = { ...unknown('england'), statement: facts.statement, birthDate: facts.birthDate };
    for (const one of [facts, short, open]) {
      const answer = await judged(one);
      expect(await adviceOn(one).kept(customerId, answer.recordId ?? '')).toEqual(answer);
    }
  });
});

describe('what a solution brings with it in this very case', () => {
  it('comes with it in words, the gravest first: all of it of an insolvency, who else owes of a plan (SA-098)', async () => {
    const debts = [
      debtOf(1, 30_000_00, { debt: { isJoint: true } }),
      debtOf(4, 9_000_00, { debt: { hasGuarantor: true } }),
      debtOf(22, 400_00),
      debtOf(35, 200_00),
    ];
    const facts = tenant({ left: 300_00, debts });
    const answer = await judged({ ...facts, work: { ...facts.work, isDirector: true } });
    const all = [answer.recommended, ...answer.eligible, ...answer.undecided, ...answer.ineligible];
    const of = (name: string) => all.find(one => one?.product.shortName === name)?.disclosures ?? [];
    expect(of('IVA').map(({ code }) => code)).toEqual([
      'LANDLORD_CAN_STILL_ACT',
      'DIRECTOR_NEEDS_LEAVE',
      'OTHERS_OWE_TOO',
      'GUARANTOR_CAN_BE_ASKED',
      'DEBTS_THAT_STAY',
    ]);
    expect(of('IVA').every(({ says }) => says.length > 20)).toBe(true);
    expect(of('DMP').map(({ code }) => code)).toEqual(['OTHERS_OWE_TOO', 'GUARANTOR_CAN_BE_ASKED']);
  });
});

describe('the debts that stay', () => {
  it('are named one by one with why, of what may be open and of nothing else (SA-102)', async () => {
    const named = (initialCreditorName: string) => ({ debt: { initialCreditorName } });
    const debts = [
      debtOf(1, 30_000_00),
      debtOf(35, 200_00, named('Made-up Court')),
      debtOf(4, 900_00, { ...named('Made-up Lender'), cameFromFraud: true }),
    ];
    const answer = await judged(tenant({ left: 300_00, debts }));
    const all = [answer.recommended, ...answer.eligible, ...answer.undecided];
    const iva = all.find(one => one?.product.shortName === 'IVA');
    expect(iva?.stays.map(({ debt, why, says }) => [debt.creditorName, why, says.length > 20])).toEqual([
      ['Made-up Court', 'kind', true],
      ['Made-up Lender', 'fraud', true],
    ]);
    expect(answer.ineligible.length).toBeGreaterThan(0);
    expect(answer.ineligible.flatMap(({ stays }) => stays)).toEqual([]);
  });

  it('are a mortgage less what is late on it, which Breathing Space takes in and counts (WT-181)', async () => {
    const mortgage = debtOf(19, 80_000_00, {
      arrears: 1_800_00,
      debt: { initialCreditorName: 'Made-up Homes' },
    });
    const answer = await judged({
      ...tenant({ left: 200_00, debts: [debtOf(1, 4_212_00), debtOf(4, 9_000_00), mortgage] }),
      home: homeOf(150_000_00, 80_000_00),
      statement: budgetOf(linesWith(200_00, 1_500_00, 'owns')),
    });
    const space = answer.givesTime.find(({ product }) => product.shortName === 'BS');
    const { takesIn = [], stays = [], sums, reasons = [] } = space ?? {};
    const rows = (of: typeof takesIn) =>
      of.map(({ debt, balance, says }) => [debt.creditorName, balance.value, says]);
    expect(rows(takesIn).slice(2)).toEqual([['Made-up Homes', 1800, 'Only what is late is in it.']]);
    expect(rows(stays)).toEqual([['Made-up Homes', 78_200, ONLY_LATE_WORDS.rest]]);
    expect([sums?.takesIn.value, sums?.stays.value]).toEqual([15_012, 78_200]);
    expect(
      reasons.find(({ figure, says }) => figure !== undefined && says.includes('takes in'))?.figure,
    ).toBe(String(takesIn.length));
  });
});

describe('what cannot wait', () => {
  it('comes with its words, its day or its debt, before any solution', async () => {
    const councilTax = debtOf(24, 800_00, { debt: { initialCreditorName: 'Made-up Council' } });
    const answer = await judged(
      tenant({
        debts: [debtOf(1, 15_000_00), councilTax],
        enforcement: { bailiffs: { year: 2026, month: 11, day: 27 }, court: 'never', eviction: 'never' },
      }),
    );
    expect(answer.urgent[0]).toMatchObject({ code: 'BAILIFFS_SOON', on: '2026-11-27' });
    expect(answer.urgent[1]).toMatchObject({
      code: 'PRIORITY_DEBT',
      debt: { id: councilTax.debt.id, creditorName: 'Made-up Council', typeName: expect.any(String) },
      // What would clear it is recommended, so nobody is told to pay it first (WT-005).
      says: expect.stringContaining('could go into a debt relief order'),
      step: { heading: 'Ring Made-up Council this week', ring: null, ringsThem: true },
    });
    expect(answer.timeComesFirst).toBe(true);
    expect(answer.givesTime.map(({ product }) => product.shortName)).toEqual(['BS']);
  });

  it('says what can happen where nothing that is recommended takes the debt in', async () => {
    const councilTax = debtOf(24, 800_00, { debt: { initialCreditorName: 'Made-up Council' } });
    const answer = await judged(tenant({ left: 240_00, debts: [debtOf(1, 5_000_00), councilTax] }));
    expect(answer.recommended?.product.shortName).toBe('DMP');
    expect(answer.urgent[0]?.says).toContain('prison');
    expect(answer.left?.line.map(({ sum }) => sum)).toEqual(['£240', '£34', '£206']);
  });
});

describe('what goes on without a day', () => {
  it('comes with what to do now, also while nothing can be recommended, and with no day', async () => {
    const happening = { ...noCurrentEvents(false), court: true, noFood: true, benefitsStopped: true };
    const answer = await judged(tenant({ happening, debts: [debtOf(1, null)] }));
    expect(answer.status).toBe('incomplete');
    expect(answer.urgent.map(({ code }) => code)).toEqual(['COURT', 'NO_FOOD', 'BENEFITS_STOPPED']);
    expect(answer.urgent.some(item => 'on' in item)).toBe(false);
    expect(answer.urgent[1]?.says).toContain('food bank');
  });
});

describe('a case that lacks something', () => {
  it('has no recommendation until each debt has a kind and a sum, as a credit report may leave it', async () => {
    const debts = [debtOf(1, 15_000_00), { ...debtOf(4, 900_00), type: null }, debtOf(4, null)];
    const answer = await judged(tenant({ debts }));
    expect(answer).toMatchObject({ status: 'incomplete', recommended: null, eligible: [], undecided: [] });
    expect(answer.missing).toEqual([
      { code: 'DEBTS_INCOMPLETE', says: 'Tell us what kind each debt is and how much you owe.' },
    ]);
  });
});

describe('who is not advised', () => {
  it('is told so when too young or away from the UK, and is not asked for more', async () => {
    const young = await judged(tenant({ birthDate: { year: 2010, month: 1, day: 1 } }));
    expect(young).toMatchObject({ status: 'ask an adviser', recommended: null, missing: [] });
    expect(young.forAdviser).toMatchObject([{ code: 'UNDER_AGE' }]);
    const away = await judged({ ...tenant(), nation: 'outside' });
    expect(away.forAdviser).toMatchObject([{ code: 'OUTSIDE_UK' }]);
    expect(away.recommended).toBeNull();
  });

  it.each(['scotland', 'northern-ireland'] as const)(
    'lives in %s while that is not open: nothing is judged and nothing kept',
    async nation => {
      const answer = await judged(tenant({ nation }));
      expect(answer).toMatchObject({ status: 'ask an adviser', recommended: null, recordId: null });
      expect(answer.forAdviser).toMatchObject([{ code: 'NATION_NOT_OPEN' }]);
      expect([...answer.eligible, ...answer.ineligible, ...answer.undecided]).toEqual([]);
    },
  );

  it('gets the solutions of the own nation and of no other once it is open', async () => {
    const shown = async (nation: OptionalNation) => {
      const answer = await judged(tenant({ nation, left: 300_00 }), '2026-11-23', [nation]);
      expect(answer.recordId).not.toBeNull();
      return [answer.recommended, ...answer.eligible, ...answer.ineligible].map(
        one => one?.product.shortName,
      );
    };
    const scottish = await shown('scotland');
    expect(scottish).toEqual(expect.arrayContaining(['DAS', 'PTD', 'SEQ', 'MAP']));
    expect(scottish.filter(name => ['IVA', 'BKY', 'DRO', 'BS'].includes(name ?? ''))).toEqual([]);
    const northern = await shown('northern-ireland');
    expect(northern).toEqual(expect.arrayContaining(['IVA', 'BKY', 'DRO']));
    expect(northern.filter(name => ['DAS', 'PTD', 'AO'].includes(name ?? ''))).toEqual([]);
  });
});

describe('a case that is close to a write-off', () => {
  const began = { year: 2026, month: 3, day: 14 };
  const facts: Case = {
    ...tenant({ left: 40_00 }),
    earlier: [
      { kind: 'debt relief order', isActive: false, startedOn: began, endedOn: { ...began, year: 2027 } },
    ],
  };

  it('is told what is missing, its source and the day it ends; on that day it is judged anew and told so once (SA-110, SA-114)', async () => {
    const before = await judged(facts, '2031-11-24');
    expect(before).toMatchObject({ status: 'ask an adviser', waitIsOver: null, namesNothing: false });
    expect(before.close).toMatchObject({ shortName: 'DRO', name: 'a debt relief order' });
    expect(before.close?.missing).toMatchObject([
      { code: 'DRO_REPEAT_YEARS', distance: '111 days to go', limit: '6 years', endsOn: '2032-03-14' },
    ]);
    expect(before.close?.missing[0]?.source).not.toBe('');
    expect(before.gates.map(({ code, effect }) => [code, effect])).toContainEqual([
      'NEARLY_THERE',
      'decided',
    ]);

    const over = { name: 'a debt relief order', endedOn: '2032-03-14' };
    expect((await judged(facts, '2032-03-13')).waitIsOver).toBeNull();
    const after = await judged(facts, '2032-03-14');
    expect(after).toMatchObject({
      close: null,
      waitIsOver: over,
      recommended: { product: { shortName: 'DRO' } },
    });
    expect((await judged(facts, '2032-03-15')).waitIsOver).toBeNull();
  });
});

it('names nothing where the budget has no food in it, and says which sums are kept (SA-115, SA-116)', async () => {
  const facts = tenant({ left: 300_00 });
  const lines = facts.statement.lines.filter(({ roles }) => !roles.includes('food'));
  const answer = await judged({ ...facts, statement: { ...facts.statement, lines } });
  expect(answer).toMatchObject({ status: 'ask an adviser', namesNothing: true, close: null });
  expect(answer.gates[0]).toMatchObject({ code: 'CREDIBLE_BUDGET', effect: 'decided' });
  expect(answer.gates[0]?.findings.map(({ code }) => code)).toEqual(['FOOD_NIL']);
  expect(answer.kept?.debts).toBeGreaterThan(0);
});

it('names nothing on a penny of food, in groups or with a payment, and thanks for how the person gets by (SA-162, SA-169)', async () => {
  const facts = tenant({ left: 300_00 });
  const lines = facts.statement.lines.map(line =>
    line.roles.includes('food') ? { ...line, monthly: 1 } : line,
  );
  const asked = await judged({ ...facts, statement: { ...facts.statement, lines } });
  expect(asked.recommended?.product.shortName).toBe('DAP');
  expect([...asked.eligible, ...asked.undecided, ...asked.ineligible]).toEqual([]);
  expect(asked.gates[0]?.findings).toEqual([
    { code: 'FOOD_NIL', says: expect.stringMatching(/^Your budget has next to nothing for food\./u) },
  ]);
  const getsBy = { ...facts.statement.getsBy, food: 'borrowing' as const };
  const told = await judged({ ...facts, statement: { ...facts.statement, lines, getsBy } });
  expect(told.gates[0]?.findings).toEqual([
    {
      code: 'FOOD_NIL',
      says: expect.stringMatching(/^You told us how you get by for food: by borrowing\. Thank you\./u),
      isAnswered: true,
    },
  ]);
});
