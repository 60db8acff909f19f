import { type Draft, draw, type FactsToDraw } from '../drawing.ts';
import type { Holidays } from '../dueMonths.ts';
import type { RepaymentEvent } from '../event.ts';
import { type Note, noted } from '../noting.ts';
import { repaymentOn } from '../repaymentOn.ts';

const CLOSED = new Set(['2026-12-25', '2026-12-28', '2027-01-01']);
export const HOLIDAYS: Holidays = () => CLOSED;

export const facts = (more: Partial<FactsToDraw> = {}): FactsToDraw => ({
  shortName: 'DMP',
  nation: 'england',
  monthly: 170_00,
  canPay: 170_00,
  setAside: new Map([['energy', 26_00]]),
  debts: [
    {
      id: 'fenland',
      creditor: 'Fenland Finance',
      what: 'Personal loan',
      balance: 5380_00,
      contractual: null,
    },
    { id: 'kestrel', creditor: 'Kestrel Cards', what: 'Credit card', balance: 4212_00, contractual: null },
    { id: 'barrowby', creditor: 'Barrowby Bank', what: 'Overdraft', balance: 1500_00, contractual: null },
    { id: 'marlow', creditor: 'Marlow & Reed', what: 'Catalogue', balance: 964_00, contractual: null },
  ],
  outside: [{ id: 'energy', creditor: 'Brightly Energy', what: 'Electricity', balance: 312_00 }],
  limits: { floor: 5_00, token: 1_00, tokenMonths: 6, tokenMonthsMost: 12, schemeAnswerDays: 21 },
  ...more,
});

export function drawn(
  of: FactsToDraw = facts(),
  on = '2026-11-02',
  firstPayment = '2026-12-01',
): RepaymentEvent {
  return { kind: 'drawn up', on, firstPayment, ...draftOf(of) };
}

export function draftOf(of: FactsToDraw): Draft {
  const drawing = draw(of);
  if (!drawing.canBeDrawn) throw new Error(drawing.why);
  return drawing.draft;
}

/** The events after what somebody said, each taken on the day given first. */
export function after(...said: readonly (readonly [today: string, note: Note])[]): readonly RepaymentEvent[] {
  const events = [drawn()];
  for (const [today, note] of said) {
    const one = noted(events, note, today);
    if (!one.follows) throw new Error(`${note.kind}: ${one.why}`);
    events.push(one.event);
  }
  return events;
}

export const OFFERS: readonly [string, Note] = [
  '2026-11-02',
  { kind: 'offers sent', on: '2026-11-02', debtIds: ['fenland', 'kestrel', 'barrowby', 'marlow'] },
];
export const MOCK_UP: readonly (readonly [string, Note])[] = [
  OFFERS,
  [
    '2026-11-06',
    {
      kind: 'answered',
      on: '2026-11-06',
      debtId: 'kestrel',
      answer: 'accepts and stops interest',
      sum: null,
    },
  ],
  ['2026-11-12', { kind: 'answered', on: '2026-11-12', debtId: 'marlow', answer: 'refuses', sum: null }],
  [
    '2026-11-17',
    { kind: 'answered', on: '2026-11-17', debtId: 'fenland', answer: 'asks for more', sum: 95_00 },
  ],
];
export const planOf = (events: readonly RepaymentEvent[], day: string) => {
  const found = repaymentOn(events, day, HOLIDAYS);
  if (!found) throw new Error('There is a plan.');
  return found;
};
export const paidAll = (due: string, on: string): readonly [string, Note] => [
  on,
  { kind: 'paid', on, due, debtId: null, sum: null },
];
