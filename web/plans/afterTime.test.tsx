// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { AfterTime } from './AfterTime.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(() => ({ body: {} }));
});
afterAll(() => server.stop());
afterEach(cleanup);

const show = (shortName: string, state: Plan['state']) => {
  const plan = { product: { shortName, name: shortName }, state } as Plan;
  showPart(<AfterTime plan={plan} back="/journey/full-advice" />, testOutbox());
  return screen.queryByRole('link', { name: 'See what fits you' });
};

it.each(['BS', 'MOR'])(
  'while %s runs its page leads to what can be chosen after it, which ends nothing of it (DN-1274)',
  shortName => {
    expect(show(shortName, 'running')?.getAttribute('href')).toBe('/journey/full-advice');
    screen.getByText(/your time goes on all the same/u);
    cleanup();
    expect(show(shortName, 'sent')).toBeNull();
    cleanup();
    expect(show('DRO', 'running')).toBeNull();
  },
);
