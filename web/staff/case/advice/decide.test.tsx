// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { forgetTyped } from '../../typed.ts';
import { Decide } from './Decide.tsx';
import { EndDecision } from './EndDecision.tsx';

const OPTION: ComponentProps<typeof Decide>['options'][number] = {
  shortName: 'DMP',
  name: 'A plan',
  outcome: 'confirmed',
  asks: [{ code: 'c1', how: 'ask', says: 'Is the car needed?' }],
};

let ended: number;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(() => ({ status: 204 }));
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  ended = 0;
});
afterEach(() => {
  cleanup();
  // The next test is another page.
  forgetTyped();
});

async function end() {
  ended += 1;
}
const at = (field: string) => screen.getByLabelText<HTMLInputElement>(field);

it('has again what an adviser chose and wrote of an advice, until it is said or somebody else said something (PT-665)', async () => {
  function open(replaces: string | null = null) {
    render(<Decide customerId="7" recordId="r1" options={[OPTION]} replaces={replaces} onDecided={end} />);
    return userEvent.setup({ delay: null });
  }
  const shown = () => [at('Which one fits?').value, at('Why? They read this').value];
  const first = open();
  await first.selectOptions(at('Which one fits?'), 'DMP');
  await first.click(at('Is the car needed?'));
  await first.type(at('Why? They read this'), 'It fits.');
  cleanup();
  open('d1');
  expect(shown()).toEqual(['', '']);
  cleanup();
  const second = open();
  expect(shown()).toEqual(['DMP', 'It fits.']);
  expect(at('Is the car needed?').checked).toBe(true);
  await second.click(screen.getByRole('button', { name: 'Save the confirmation' }));
  await waitFor(() => expect(ended).toBe(1));
  cleanup();
  open();
  expect(shown()).toEqual(['', '']);
});

it('has again why a decision was to be taken back, until it is left as it is, or taken back (PT-665)', async () => {
  async function open() {
    render(<EndDecision customerId="7" decisionId="d1" how="takeBack" onEnded={end} />);
    const adviser = userEvent.setup({ delay: null });
    await adviser.click(screen.getByRole('button', { name: 'Take it back …' }));
    return adviser;
  }
  const why = () => at('Why? They read this');
  await (await open()).type(why(), 'It was mine to ask.');
  cleanup();
  const second = await open();
  expect(why().value).toBe('It was mine to ask.');
  await second.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await second.click(screen.getByRole('button', { name: 'Take it back …' }));
  expect(why().value).toBe('');
  await second.type(why(), 'They sold the car.');
  cleanup();
  const third = await open();
  expect(why().value).toBe('They sold the car.');
  await third.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(ended).toBe(1));
  cleanup();
  await open();
  expect(why().value).toBe('');
});
