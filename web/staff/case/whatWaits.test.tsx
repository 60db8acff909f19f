// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Router } from '../../shell/router/router.tsx';
import { startApiServer } from '../../testing/apiServer.ts';
import { standAt } from '../../testing/pageAddress.ts';
import { placesFrom } from '../../testing/placesInTest.ts';
import { WhatWaits } from './WhatWaits.tsx';

const CALL = {
  stake: 'plan step',
  title: 'Ask us to ring you',
  text: 'We go through it with you.',
  tag: 'Keeps your plan going',
  day: null,
  isLate: false,
  isOneThing: true,
};
const RING = { heading: 'Ring the council this week', says: 'Council tax comes first.' };

let answer: object = {};
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(() => ({
    body: { dates: [], waits: [], done: [], standing: null, matter: null, leads: 'nothing', ...answer },
  }));
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

async function open(answers: object) {
  answer = answers;
  render(
    <Router places={placesFrom('/staff')}>
      <WhatWaits customerId="7" />
    </Router>,
  );
  await screen.findByText('For them, the gravest first');
}
const ofToday = () =>
  screen
    .getAllByRole('listitem')
    .filter(item => within(item).queryByText(/the one thing today/u))
    .map(item => item.textContent);

it('marks what cannot wait as the one thing of today, and not the step of the plan too (DN-761)', async () => {
  await open({ leads: 'matter', matter: RING, dates: [CALL] });
  expect(ofToday()).toEqual([expect.stringMatching(/^Ring the council this week/u)]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('has it also where nothing else waits for them (DN-761)', async () => {
  await open({ leads: 'matter', matter: RING });
  expect(ofToday()).toHaveLength(1);
  expect(screen.queryByText('Nothing waits for them.')).toBeNull();
});

it('marks the step of the plan where that leads (DN-761)', async () => {
  await open({ leads: 'thing', dates: [CALL] });
  expect(ofToday()).toEqual([expect.stringMatching(/^Ask us to ring you/u)]);
});
