// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiInDom } from '../../../testing/apiInDom.ts';
import { ToBudget } from './ToBudget.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
const steps = [{ id: 'b', type: 'SFS' }];
beforeAll(async () => {
  server = await startApiInDom(() => ({
    body: { pages: [{ id: 'money', title: 'Money', sections: [{ id: 's', title: 'S', steps }] }] },
  }));
});
afterAll(() => server.stop());
afterEach(cleanup);

it('leads to the page of the budget itself (DN-1717)', async () => {
  render(<ToBudget>Put my budget right</ToBudget>);
  await expect
    .poll(() => screen.getByRole('link').getAttribute('href'), { timeout: 5000 })
    .toBe('/journey/money');
});
