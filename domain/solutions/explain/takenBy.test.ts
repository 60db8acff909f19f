import { describe, expect, it } from 'vitest';
import { firstStep } from '../recommend/firstStep.ts';
import { sayNow } from '../recommend/urgentWording.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { type ByForm, isStopped, takenBy } from './takenBy.ts';

const CARD = 1;
const RENT = 22;
const FINE = 35;

/** Somebody to whom an order is open, with a card and late rent; of another kind of debt where one is named. */
function judged(nation: 'wales' | 'scotland' | 'northern-ireland', kind = CARD) {
  const debt = debtOf(kind, 4_000_00, { debt: { hasLegalAction: true } });
  const record = recordOf(tenant({ nation, debts: [debt, debtOf(RENT, 600_00)] }), TODAY);
  return { record, debtId: debt.debt.id };
}
const chose = (shortName: string, isInForce = false) => ({ shortName, isInForce });
/** What is in force by now, with its form. */
const held = (shortName: string, byForm: ByForm | null = null) => ({
  chosen: chose(shortName, true),
  holds: shortName,
  byForm,
});
const owes = (debtId: string, stake: 'enforcement' | 'home' | 'goods') =>
  ({ code: 'PRIORITY_DEBT', debtId, stake }) as const;

describe('what takes a debt in that cannot wait', () => {
  it.each([
    ['northern-ireland', 'BKY', 'bankruptcy'],
    ['wales', 'DRO', 'a debt relief order'],
    ['scotland', 'SEQ', 'sequestration'],
  ] as const)('is in %s what was chosen, by its own name: %s (DN-680)', (nation, shortName, name) => {
    const { record, debtId } = judged(nation);
    expect(takenBy(record, debtId, chose(shortName))).toEqual({ name, isInForce: false });
    expect(takenBy(record, debtId, chose(shortName, true))).toEqual({ name, isInForce: true });
  });

  it.each([
    ['wales', 'BS', 'Breathing Space', 'DRO'],
    ['scotland', 'MOR', 'a statutory moratorium', 'SEQ'],
  ] as const)(
    'names in %s what was chosen and only gives time, and not what is recommended beside it: %s (DN-763)',
    (nation, shortName, name, recommended) => {
      const found = judged(nation);
      const { debtId } = found;
      const record = { ...found.record, groups: { ...found.record.groups, recommended } };
      const before = takenBy(record, debtId, chose(shortName));
      expect(before).toEqual({ name, isInForce: false, onlyGivesTime: true });
      const item = owes(debtId, 'home');
      expect(sayNow(item, nation, before)).toMatch(
        /gives you time once it starts\. It does not pay what is late or clear it\. You could still lose your home/u,
      );
      expect(firstStep(item, nation, 'Lochside Homes', before).say).toContain(`while I apply for ${name}.`);
      const runs = takenBy(record, debtId, chose(shortName, true));
      expect(sayNow(item, nation, runs)).toContain('gives you time. It does not');
      expect(firstStep(item, nation, 'Lochside Homes', runs).heading).toBe(
        'Ask us about Lochside Homes before you pay',
      );
    },
  );

  it('is what is recommended where nothing was chosen, and nothing where what was chosen binds nobody (DN-680)', () => {
    const { record, debtId } = judged('wales');
    expect(record.groups.recommended).toBe('DRO');
    expect(takenBy(record, debtId)?.name).toBe('a debt relief order');
    expect(takenBy(record, debtId, chose('DMP'))).toBeNull();
  });

  it.each([
    ['northern-ireland', 'DRO', 'a debt relief order', 'Enforcement of Judgments Office'],
    ['wales', 'BKY', 'bankruptcy', 'bailiffs'],
    ['scotland', 'SEQ', 'sequestration', 'Sheriff officers'],
  ] as const)(
    'says in %s of what was chosen and is in doubt that it is looked at again, and has nobody say that they apply for it: %s (DN-1063)',
    (nation, shortName, name, still) => {
      const { record, debtId } = judged(nation);
      const inDoubt = takenBy(record, debtId, { ...chose(shortName), isInDoubt: true });
      expect(inDoubt).toEqual({ name, isInForce: false, isInDoubt: true });
      const item = owes(debtId, 'enforcement');
      const says = sayNow(item, nation, inDoubt);
      expect(says).toContain(`We look again at whether ${name} fits you.`);
      expect(says).toContain(still);
      expect(says).not.toMatch(/apply|could go into/u);
      expect(firstStep(item, nation, 'Kestrel Cards', inDoubt).say).toBe(
        'I am getting debt advice. Please hold action for 30 days while an adviser looks at it with me.',
      );
    },
  );

  it('says nothing of a doubt about a debt that what was chosen leaves out, or that it does not bind (DN-1063)', () => {
    const fined = judged('wales', FINE);
    expect(takenBy(fined.record, fined.debtId, { ...chose('DRO'), isInDoubt: true })).toBeNull();
    const { record, debtId } = judged('wales');
    expect(takenBy(record, debtId, { ...chose('DMP'), isInDoubt: true })).toBeNull();
  });

  it('stops those who are owed once it is in force, of the debts in it alone (DN-680, DN-1460)', () => {
    const { record, debtId } = judged('northern-ireland');
    const item = owes(debtId, 'enforcement');
    expect(isStopped(record, item, held('DRO'))).toBe(true);
    expect(isStopped(record, item, { chosen: chose('DRO'), holds: null, byForm: null })).toBe(false);
    const nothing = { chosen: null, holds: null, byForm: null };
    expect(isStopped(record, item, nothing)).toBe(false);
    // Time that goes on beside what is only chosen next, or beside nothing.
    for (const chosen of [chose('DMP'), null]) {
      expect(isStopped(record, item, { ...nothing, chosen, holds: 'DRO' })).toBe(true);
    }
    expect(isStopped(record, { ...item, doubt: 'disputed' }, held('DRO'))).toBe(false);
    const fined = judged('wales', FINE);
    expect(isStopped(fined.record, owes(fined.debtId, 'enforcement'), held('DRO'))).toBe(false);
  });

  it.each(['home', 'goods'] as const)(
    'still warns of what may be lost all the same, and asks nobody to wait for a form: %s (DN-680)',
    stake => {
      const { record, debtId } = judged('northern-ireland');
      const item = owes(debtId, stake);
      expect(isStopped(record, item, held('DRO'))).toBe(false);
      const taken = takenBy(record, debtId, chose('DRO', true));
      const says = sayNow(item, 'northern-ireland', taken);
      expect(says).toContain('What is late is in a debt relief order.');
      expect(says).not.toMatch(/apply|could go into/u);
      expect(firstStep(item, 'northern-ireland', 'Laganview Homes', taken).heading).toBe(
        'Ask us about Laganview Homes before you pay',
      );
    },
  );

  it('goes once it is in force by the form on which it was granted, and before that by its kinds of debt (DN-1408)', () => {
    const { record, debtId } = judged('wales');
    const item = owes(debtId, 'enforcement');
    const leftOut = new Map([[debtId, false]]);
    expect(isStopped(record, item, held('DRO', leftOut))).toBe(false);
    expect(takenBy(record, debtId, chose('DRO', true), leftOut)).toBeNull();
    // The form is of what is in force beside it, and says nothing of what is only chosen.
    expect(takenBy(record, debtId, chose('DRO'), leftOut)?.name).toBe('a debt relief order');
    const other = new Map([['other', false]]);
    expect(isStopped(record, item, held('DRO', other))).toBe(true);

    const fined = judged('wales', FINE);
    const isIn = new Map([[fined.debtId, true]]);
    expect(isStopped(fined.record, owes(fined.debtId, 'enforcement'), held('DRO', isIn))).toBe(true);
  });
});
