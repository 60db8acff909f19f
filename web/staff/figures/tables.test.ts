import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { dayTables } from './dayTables.ts';
import { type Figures, headOf, mostStopped, tablesOf } from './tables.ts';

const figures: Figures = {
  from: '2026-11-01',
  to: '2026-11-28',
  countedAt: null,
  way: [
    { name: 'begun', people: 1240, before: 980 },
    { name: 'first look', people: 960, before: 700 },
    { name: 'account', people: 950, before: null },
    { name: 'advice', people: null, before: null },
  ],
  stopped: [
    { journey: 'full-review', version: 8, stepId: 'earnings', says: 'What do you earn?', people: 40 },
  ],
  droppedOut: [],
  droppedOutAt: [
    {
      status: 'Hard Dropout',
      journey: 'qualifier',
      version: 4,
      stepId: 'outside-uk',
      says: 'Our advice covers England',
      people: 20,
    },
    {
      status: 'Soft Dropout',
      journey: 'qualifier',
      version: 3,
      stepId: 'of-another-look',
      says: 'Shall we talk?',
      people: null,
    },
  ],
  advisedWithin: [{ name: 'an hour', people: null }],
  advised: [
    { name: 'DMP', people: 60, changed: 10 },
    { name: '', people: 20, changed: null },
  ],
  chosen: [{ name: 'dmp', people: 60, goesOn: 20, left: null }],
  decided: [{ name: 'changed', people: 20 }],
  decidedOn: [{ name: 'dmp', people: 20, confirmed: null, changed: 20, takenBack: null }],
  work: [{ kind: 'callback', people: 50, done: 40, inTime: 30 }],
  outcomes: [{ kind: 'advice', name: 'changed', people: 20 }],
  waits: [
    { kind: 'chat', people: 210, usual: 150, nineInTen: 3600 },
    { kind: 'callback', people: null, usual: null, nineInTen: null },
  ],
  chatGoal: { minutes: 3, met: 24, days: 28 },
  left: { people: 100, finished: 40 },
  waiting: [],
  days: [{ day: '2026-11-27', begun: 40, advised: null }],
  nations: [],
  appIds: [],
};

describe('the tables of the figures', () => {
  it('have each number with its share, who stopped, and under 10 for few (PT-361, PT-364)', () => {
    const { way } = tablesOf(figures);
    expect(way.rows.map(({ cells }) => cells)).toEqual([
      ['1,240', '100%', '280 (23%)', '980'],
      ['960', '77%', '10 (1%)', '700'],
      ['950', '77%', 'nearly all', 'under 10'],
      ['under 10', '', '', 'under 10'],
    ]);
    expect(way.rows[1]?.bar).toBeCloseTo(960 / 1240);
  });

  it('say nothing of who stopped where it is not known who went on (PT-460)', () => {
    const way = [
      { name: 'budget', people: 10, before: null },
      { name: 'review', people: null, before: null },
    ];
    expect(tablesOf({ ...figures, way }).way.rows[0]?.cells).toEqual(['10', '100%', 'not known', 'under 10']);
  });

  it('have the four numbers of the head with the goal of the wait, and too few for few (PT-463, PT-519)', () => {
    const way = [...figures.way.slice(0, 3), { name: 'advice', people: 120, before: 150 }];
    expect(headOf({ ...figures, way })[1]?.goal).toBe('Goal: 3 min. Met on 24 of 28 days');
    const noDays = { minutes: 3, met: 0, days: 0 };
    expect(headOf({ ...figures, chatGoal: noDays })[1]?.goal).toBe('Goal: 3 min');
    expect(headOf({ ...figures, chatGoal: null })[1]).not.toHaveProperty('goal');
    expect(headOf({ ...figures, way }).map(({ says, of }) => [says, of])).toEqual([
      ['120', 'Down 30 on the days before'],
      ['2 min 30 s', 'Nine in ten within: 1 h'],
      ['75%', '30 of 40'],
      ['40%', '40 of 100 came back within 7 days'],
    ]);
    expect(headOf({ ...figures, work: [], left: { people: null, finished: null } })[3]?.says).toBe('Too few');
  });

  it('have what people were advised with the adviser’s changes, where most stop, and all of it in the file (PT-518, PT-519)', () => {
    const tables = tablesOf(figures);
    expect(tables.advised.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['A debt management plan', '60', '75%', '10'],
      ['None fits', '20', '25%', 'under 10'],
    ]);
    expect(mostStopped(figures)).toEqual({
      step: 'Started',
      people: '280',
      share: '23%',
      question: 'What do you earn?',
    });
    expect(mostStopped({ ...figures, way: figures.way.slice(2) })).toBeNull();
    const file = csvOf(Object.values(tables));
    expect(file).toContain('Started,280,23%');
    expect(file).toContain('Met on 24 of 28 days');
    expect(file).toContain('What people were advised');
  });

  it('say why people dropped out, by version, and the file has each day of waits, outcomes and drop-outs (PT-604, PT-605)', () => {
    const rows = tablesOf(figures).droppedOutAt.rows.map(({ name, below, cells }) => [name, below, ...cells]);
    expect(rows).toEqual([
      ['Lives outside the UK', 'Cannot go on online. Quick questions, version 4', '20'],
      ['Shall we talk?', 'Asked for a person. Quick questions, version 3', 'under 10'],
    ]);
    const file = csvOf(
      dayTables({
        days: [
          {
            day: '2026-11-27',
            waits: [{ kind: 'chat', people: 20, usual: 150, nineInTen: null }],
            outcomes: [{ kind: 'callback', name: 'spoke', people: 30 }],
            droppedOut: [{ name: 'Soft Dropout', people: null }],
          },
        ],
      }),
    );
    expect(file.split('\r\n')).toEqual([
      'How long people waited each day',
      'Day,Kind,People,Half within,9 in 10 within',
      '2026-11-27,Chat,20,2 min 30 s,Too few',
      '',
      'What came of it each day',
      'Day,Kind,Outcome,People',
      '2026-11-27,Call-back,We spoke,30',
      '',
      'Dropped out each day',
      'Day,How,People',
      '2026-11-27,Asked for a person,under 10',
    ]);
  });

  it('name steps, looks and outcomes in words (PT-464)', () => {
    const stopped = [
      {
        journey: 'qualifier-quick',
        version: 4001,
        stepId: 'talk-first',
        says: 'Would you like to talk?',
        people: 20,
      },
    ];
    const tables = tablesOf({ ...figures, stopped });
    expect(tables.stopped.rows[0]).toMatchObject({
      name: 'Would you like to talk?',
      below: 'Quick questions, version 4, look “quick” 1',
    });
    expect(tables.outcomes.rows[0]?.name).toBe('Changed');
    expect(tables.waits.rows.map(({ cells }) => cells)).toEqual([
      ['210', '2 min 30 s', '1 h'],
      ['under 10', 'Too few', 'Too few'],
    ]);
  });

  it('are the same in the file, where nothing is run as a formula (PT-364)', () => {
    const tables = tablesOf(figures);
    const lines = csvOf(Object.values(tables)).split('\r\n');
    expect(lines).toContain('Started,"1,240",100%,280 (23%),980');
    expect(lines).toContain('"What do you earn? (Full review, version 8)",40');
    const odd = { heading: 'H', columns: ['a'], none: '', rows: [{ name: '=1+1', cells: ['a "b"'] }] };
    expect(csvOf([odd])).toBe('H\r\na\r\n\'=1+1,"a ""b"""');
  });
});
