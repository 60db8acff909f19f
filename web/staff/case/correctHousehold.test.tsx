// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer } from '../../testing/apiServer.ts';
import { standAt } from '../../testing/pageAddress.ts';
import { forgetTyped } from '../typed.ts';
import type { Home } from './correct/CorrectHousehold.tsx';
import { HouseholdToCorrect } from './correct/HouseholdToCorrect.tsx';

const ALONE = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
const CHILD = { ...ALONE, dependentsUnder16: 1 };
const AS_TOLD: Home = {
  household: CHILD,
  hidesAdditionalAdults: false,
  isCorrectable: true,
  isLocked: false,
};
const REASON = 'They told me of a son.';

let home: Home;
let reply: { readonly status?: number; readonly body?: unknown };
let corrected: number;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ method }) => (method === 'GET' ? { body: home } : reply));
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
  [home, reply, corrected] = [AS_TOLD, { body: { reopened: [] } }, 0];
});
afterEach(() => {
  cleanup();
  // The next test is another page.
  forgetTyped();
});

const opener = () => screen.findByRole('button', { name: 'Correct with them: Who lives with them' });
const sent = () => server.received.filter(({ method }) => method === 'PUT').map(({ body }) => body);

function shown() {
  function onCorrected() {
    corrected += 1;
  }
  render(
    <LiveRegion>
      <HouseholdToCorrect customerId="7" onCorrected={onCorrected} />
    </LiveRegion>,
  );
  return userEvent.setup({ delay: null });
}
/** The form, opened, with a second child counted and a reason given. */
async function counted() {
  const adviser = shown();
  await adviser.click(await opener());
  await adviser.click(screen.getByRole('button', { name: 'One more: Children 15 or younger' }));
  await adviser.type(screen.getByLabelText('Why? They can read this'), REASON);
  return { adviser, save: () => adviser.click(screen.getByRole('button', { name: 'Save' })) };
}

describe('an adviser who puts right who lives with a person', () => {
  it('counts as the person does, and hears which parts of the budget have to be looked at again (PT-635, PT-636)', async () => {
    const { save } = await counted();
    reply = { body: { reopened: ['Food and housekeeping', 'Housing'] } };
    home = { ...AS_TOLD, household: { ...ALONE, dependentsUnder16: 2 } };
    await save();
    expect(await screen.findAllByText(/looked at again: Food and housekeeping, Housing\./u)).toHaveLength(1);
    expect(screen.getAllByText('Children 15 or younger: 2')).toHaveLength(1);
    expect(document.activeElement).toBe(await opener());
    expect(sent()).toEqual([{ ...ALONE, dependentsUnder16: 2, reason: REASON, was: CHILD }]);
    expect(corrected).toBe(1);
  });

  it('is told what it is now where it changed meanwhile, loses nothing, and saves it once they have seen it (PT-636)', async () => {
    const { adviser, save } = await counted();
    reply = {
      status: 409,
      body: { error: { code: 'CHANGED_MEANWHILE', message: 'It changed.', traceId: 't' } },
    };
    const now = { ...ALONE, additionalAdults: 3 };
    home = { ...AS_TOLD, household: now };
    await save();
    await adviser.click(await screen.findByRole('button', { name: 'Look at it again' }));
    expect(await screen.findAllByText(/It says now: Additional adults: 3\./u)).toHaveLength(1);
    expect(screen.getByLabelText('Children 15 or younger')).toHaveProperty('value', '2');
    expect(screen.getByLabelText('Why? They can read this')).toHaveProperty('value', REASON);
    reply = { body: { reopened: [] } };
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    // What was counted stays; what was left alone is what it is now (PT-662).
    expect(sent()[1]).toEqual({ ...now, dependentsUnder16: 2, reason: REASON, was: now });
  });

  it('has what was counted again where they looked elsewhere before they saved it, and not after (PT-665)', async () => {
    await counted();
    cleanup();
    const adviser = shown();
    await adviser.click(await opener());
    expect(screen.getByLabelText('Children 15 or younger')).toHaveProperty('value', '2');
    expect(screen.getByLabelText('Why? They can read this')).toHaveProperty('value', REASON);
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(corrected).toBe(1));
    cleanup();
    await shown().click(await opener());
    expect(screen.getByLabelText('Children 15 or younger')).toHaveProperty('value', '1');
    expect(screen.getByLabelText('Why? They can read this')).toHaveProperty('value', '');
  });

  it('reads what is wrong at its counter (PT-636)', async () => {
    const { save } = await counted();
    const fields = [{ field: 'dependentsUnder18', message: 'Choose a whole number from 0 to 20' }];
    const { message } = fields[0] ?? { message: '' };
    reply = { status: 400, body: { error: { code: 'VALIDATION_FAILED', message, fields, traceId: 't' } } };
    await save();
    const at = screen.getByLabelText('Children 16 to 18');
    await waitFor(() => expect(at.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(at);
  });

  it('reads it once, at its counter: above Save it is only announced, and what is at no field stands there (DN-1104)', async () => {
    const { save } = await counted();
    const message = 'Choose a whole number from 0 to 20';
    const refused = (field: string) => ({
      status: 400,
      body: { error: { code: 'VALIDATION_FAILED', message, fields: [{ field, message }], traceId: 't' } },
    });
    const form = screen.getByRole('form');
    const line = within(form).getByRole('status');
    reply = refused('dependentsUnder18');
    await save();
    await waitFor(() => expect(line.textContent).toBe(message));
    expect(line.className).toBe('visually-hidden');
    expect(document.activeElement).toBe(screen.getByLabelText('Children 16 to 18'));
    reply = refused('was');
    await save();
    // Between the two answers nothing is said.
    await waitFor(() => {
      expect(line.className).not.toBe('visually-hidden');
      expect(line.textContent).toBe(message);
    });
    expect(form.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('notes it for the first time where they have not said it yet (PT-636)', async () => {
    home = { ...AS_TOLD, household: null };
    const { save } = await counted();
    await save();
    await waitFor(() =>
      expect(sent()).toEqual([{ ...ALONE, dependentsUnder16: 1, reason: REASON, was: null }]),
    );
  });

  it('is not asked for adults where the person is not (PT-636)', async () => {
    home = { ...AS_TOLD, hidesAdditionalAdults: true };
    const adviser = shown();
    await adviser.click(await opener());
    expect(screen.queryByLabelText('Additional adults')).toBeNull();
    expect(screen.getAllByLabelText('Adult children over 18')).toHaveLength(1);
  });

  it.each([
    ['in a closed session', { ...AS_TOLD, isLocked: true }, 'Children 15 or younger: 1'],
    ['before they are asked', { ...AS_TOLD, household: null, isCorrectable: false }, 'Not known'],
  ])('has no way to change it %s (PT-636)', async (_when, as, says) => {
    home = as;
    shown();
    expect(await screen.findAllByText(says)).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
