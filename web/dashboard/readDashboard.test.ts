import type { Call } from '@towpath/contracts/api/call.ts';
import { expect, it } from 'vitest';
import type { ReadKept } from '../data/keptRemote.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import { readDashboard } from './readDashboard.ts';

// Of an outbox, reading the dashboard asks these two alone.
const outbox = { settled: async () => {}, hasWaiting: () => false } as unknown as Outbox;
const URGENT = { nation: 'england', lacksBasics: null, costMissing: null, urgent: [{ code: 'BAILIFFS' }] };

it('has what cannot wait and the plan by themselves where what leads cannot be read, and does not say that there is nothing to do (DN-318)', async () => {
  const answers: Readonly<Record<string, unknown>> = {
    '/customers/details/mine': {},
    '/journeys/mine/status': { sections: [], isAdvised: true, isEnded: false, isQualifier: false },
    '/advice/mine/urgent': URGENT,
    '/plans/mine': { plan: { id: 'p1' }, callBy: null },
  };
  const read = (async ({ path }: Call) => {
    if (path in answers) return answers[path];
    throw new Error(`Not to be had: ${path}`);
  }) as ReadKept;
  const asked: unknown[] = [];
  const { leading } = await readDashboard(
    outbox,
    {
      readAsked: async (_, at, plan) => {
        asked.push(at, plan);
      },
    },
    read,
  );
  expect(leading).toMatchObject({ pressing: URGENT, plan: { id: 'p1' }, leads: 'matter', oneThing: null });
  expect(asked.at(-1)).toEqual({ id: 'p1' });
});
