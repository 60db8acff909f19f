// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { ApplicationCard } from './ApplicationCard.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
const REFUSED = {
  state: 'refused',
  filled: { of: 3, count: 3 },
  elsewhere: null,
  wentAnotherWay: false,
  doubt: null,
  asked: null,
  answered: {
    outcome: 'refused',
    on: '2026-11-20',
    says: 'You had a breathing space in the last 12 months.',
  },
};
let application: object = REFUSED;
beforeAll(async () => {
  server = await startApiInDom(() => ({ body: { application } }));
});
afterAll(() => server.stop());
afterEach(cleanup);

describe('the form on the page of the plan', () => {
  it('says after a no what its receiver gave as the reason (DN-757)', async () => {
    render(<ApplicationCard />);
    const said = await screen.findByRole('heading', { name: 'What they said on 20 November 2026' });
    expect(said.nextElementSibling?.textContent).toBe('You had a breathing space in the last 12 months.');
  });

  it('says that it goes no further where the plan went another way, and asks for nothing (DN-951)', async () => {
    application = { ...REFUSED, state: 'asked again', wentAnotherWay: true, answered: null };
    render(<ApplicationCard />);
    await screen.findByText('It was sent without this form. So the form goes no further.');
    expect(screen.queryByText(/It is your turn/u)).toBeNull();
  });

  it('says what one of us asks about it, and that it is their turn (DN-1514)', async () => {
    const asked = { by: 'Megan', on: '2026-11-24', words: 'Is your pension from Kestrel?', fields: [] };
    application = { ...REFUSED, state: 'asked again', answered: null, asked };
    render(<ApplicationCard />);
    const heading = await screen.findByRole('heading', { name: 'What Megan asks' });
    expect(heading.nextElementSibling?.textContent).toBe('Is your pension from Kestrel?');
    expect(screen.getByText(/^It is your turn/u)).not.toBeNull();
  });
});
