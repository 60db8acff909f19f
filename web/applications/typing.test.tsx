// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { StillToAdd } from './StillToAdd.tsx';
import { begunPlaces, forgetGone, leftTyping, typingAt } from './typing.ts';
import type { Giving } from './useApplication.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const at = (field: string): Place => ({ field, entry: null, part: null });
const GENDER = { at: at('gender'), label: 'Your gender', of: null, hint: null, why: null };
const HOMES = { at: at('addresses'), label: 'Where you’ve lived', of: null, hint: null, why: null };

/** A form for a debt relief order in which these are missing, and the gender is there once it is given. */
function form(missing: readonly (typeof GENDER)[], gender: string | null = null): Application {
  const field = { id: 'gender', group: 'you', label: 'Your gender', from: null, fromWords: null };
  // As much of a form as these parts of the page read; the rest of it would only hide that.
  return {
    planId: 'plan-1',
    kind: 'debt-relief-order',
    state: 'being filled in',
    revision: 1,
    asked: null,
    product: { shortName: 'DRO', name: 'Debt Relief Order' },
    against: [],
    filled: {
      nation: 'England',
      count: 0,
      of: 2,
      clashes: [],
      missing: [{ id: 'you', name: 'About you', items: [...missing] }],
      fields: gender === null ? [] : [{ ...field, value: gender, says: gender, entries: [] }],
    },
  } as unknown as Application;
}

function givingTo(application: Application) {
  const given: unknown[] = [];
  const giving: Giving = {
    give: async (place, value) => {
      given.push({ at: place, value });
      return application;
    },
    isFetching: false,
    error: undefined,
    forget: () => {},
  };
  return { given, giving };
}

describe('what is typed in a form', () => {
  it('is there after a reload, where the person was, and is gone once it is saved (DN-490)', async () => {
    const application = form([GENDER]);
    const { given, giving } = givingTo(application);
    const before = showPart(<StillToAdd application={application} giving={giving} />, testOutbox());
    await before.click(screen.getByRole('button', { name: 'Add Your gender' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your gender'));
    await before.keyboard('woman');
    cleanup();

    const outbox = testOutbox();
    const person = showPart(<StillToAdd application={application} giving={giving} />, outbox);
    expect(screen.getByLabelText<HTMLInputElement>('Your gender').value).toBe('woman');
    expect(document.activeElement).toBe(document.body);
    expect(outbox.unsent().map(({ called }) => called)).toEqual(['answers in your form']);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(given).toEqual([{ at: GENDER.at, value: 'woman' }]);
    expect(outbox.unsent()).toEqual([]);
  });

  it('keeps a new entry of a list under one id, so that it is there once, however often it is sent (DN-490)', async () => {
    const application = form([HOMES]);
    const { giving } = givingTo(application);
    const first = showPart(<StillToAdd application={application} giving={giving} />, testOutbox());
    await first.click(screen.getByRole('button', { name: /^Add/ }));
    await first.type(screen.getByLabelText('First line'), '14 Tannery Row');
    const id = typingAt(testOutbox(), application, HOMES.at).read()?.entryId;
    expect(id).toMatch(/^added:/);
    cleanup();
    const person = showPart(<StillToAdd application={application} giving={giving} />, testOutbox());
    await person.type(screen.getByLabelText(/^Town or city/), 'Leeds');
    expect(typingAt(testOutbox(), application, HOMES.at).read()).toMatchObject({
      entryId: id,
      values: { address: { line1: '14 Tannery Row', town: 'Leeds' } },
    });
  });

  it('is nothing once the inputs stand as they did, or are given up (DN-490)', async () => {
    const application = form([GENDER]);
    const { giving } = givingTo(application);
    const outbox = testOutbox();
    const person = showPart(<StillToAdd application={application} giving={giving} />, outbox);
    await person.click(screen.getByRole('button', { name: 'Add Your gender' }));
    await person.keyboard('w');
    expect(outbox.unsent()).toHaveLength(1);
    await person.keyboard('{Backspace}');
    expect(outbox.unsent()).toEqual([]);
    await person.keyboard('woman');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(outbox.unsent()).toEqual([]);
  });

  it('is another person’s nowhere, and nobody’s other tab’s (DN-490)', async () => {
    const application = form([GENDER]);
    typingAt(testOutbox('danielle'), application, GENDER.at).keep({
      values: { gender: 'woman' },
      entryId: 'added:1',
    });
    expect(typingAt(testOutbox('owen'), application, GENDER.at).read()).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain('woman');
  });

  it('stands beside the answer that another window gave meanwhile, and is named before the form goes (DN-491)', () => {
    const outbox = testOutbox();
    const missing = form([GENDER]);
    typingAt(outbox, missing, GENDER.at).keep({ values: { gender: 'woman' }, entryId: 'added:1' });
    expect(leftTyping(outbox, missing)).toEqual([]);
    expect(begunPlaces(outbox, missing).map(({ label }) => label)).toEqual(['Your gender']);
    const answered = form([], 'man');
    expect(leftTyping(outbox, answered)).toEqual([
      { at: GENDER.at, label: 'Your gender', of: null, says: 'man' },
    ]);
  });

  it('is given up where the form has no place for it any more, and stays while there is one (DN-491)', () => {
    const outbox = testOutbox();
    const application = form([GENDER]);
    const slot = typingAt(outbox, application, GENDER.at);
    slot.keep({ values: { gender: 'woman' }, entryId: 'added:1' });
    typingAt(outbox, { planId: 'plan-0' }, GENDER.at).keep({ values: { gender: 'man' }, entryId: 'added:2' });
    forgetGone(outbox, application);
    expect(outbox.unsent().map(({ scope }) => scope)).toEqual(['application plan-1']);
    forgetGone(outbox, { ...application, state: 'handed over' });
    expect(slot.read()?.values).toEqual({ gender: 'woman' });
    forgetGone(outbox, { ...application, state: 'sent' });
    expect(outbox.unsent()).toEqual([]);
  });
});
