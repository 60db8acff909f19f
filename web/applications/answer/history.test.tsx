// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Application } from '@towpath/contracts/api/applications.ts';
import { filled } from '@towpath/domain/applications/filled.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { HOME } from '@towpath/domain/applications/testing/answers.ts';
import { NOTHING_KNOWN } from '@towpath/domain/applications/testing/person.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { testOutbox } from '../../testing/outbox.ts';
import { showPart } from '../../testing/stepInDom.tsx';
import { StillToAdd } from '../StillToAdd.tsx';
import type { Giving } from '../useApplication.ts';

afterEach(cleanup);

const { day: today } = onLondonClock(new Date());
const iso = (monthsAgo: number) => {
  const count = today.year * 12 + today.month - 1 - monthsAgo;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};
const monthOf = (month: string) => String(Number(month.slice(5)));
const yearOf = (month: string) => month.slice(0, 4);
const HOME_NOW = { id: 'own:1', parts: { address: HOME, from: iso(20), isNow: true } };

/** The form for a debt relief order as the server fills it, with its addresses alone still missing. */
function form(addresses: readonly (typeof HOME_NOW)[]): Application {
  const facts = { ...NOTHING_KNOWN, today };
  const all = filled(APPLICATION_FORMS['debt-relief-order'], facts, { addresses, birthDate: '1990-05-14' });
  const ofHomes = ({ at }: { readonly at: { readonly field: string } }) => at.field === 'addresses';
  const missing = all.missing
    .map(group => ({ ...group, items: group.items.filter(ofHomes) }))
    .filter(({ items }) => items.length > 0);
  const fields = all.fields.map(({ field, entries, ...one }) => ({
    ...one,
    id: field.id,
    label: field.label,
    entries: entries.map(({ parts, ...entry }) => ({
      ...entry,
      parts: parts.map(({ part, ...said }) => ({ ...said, id: part.id, label: part.label })),
    })),
  }));
  return {
    planId: 'plan-1',
    kind: 'debt-relief-order',
    product: { shortName: 'DRO', name: 'Debt Relief Order' },
    state: 'being filled in',
    revision: 1,
    asked: null,
    handedOver: null,
    against: [],
    filled: { ...all, missing, fields },
    // The part that is shown reads nothing else of it.
  } as unknown as Application;
}

const given: { readonly at: unknown; readonly value: unknown }[] = [];

/** What is still to add, which takes each address that is given as the server does. */
function Filling() {
  const [homes, setHomes] = useState<readonly (typeof HOME_NOW)[]>([HOME_NOW]);
  const giving: Giving = {
    give: async (at, value) => {
      given.push({ at, value });
      const next = [...homes, { id: at.entry ?? '', parts: value as (typeof HOME_NOW)['parts'] }];
      setHomes(next);
      return form(next);
    },
    isFetching: false,
    error: undefined,
    forget: () => {},
  };
  return <StillToAdd application={form(homes)} giving={giving} />;
}

function box(group: string, label: string): HTMLInputElement {
  const frame = screen.getByRole('group', { name: new RegExp(`^${group}`, 'u') });
  const found = [...frame.querySelectorAll('input')].find(input =>
    input.labels?.[0]?.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`No ${label} in ${group}`);
  return found;
}

describe('three years of addresses', () => {
  it('are asked for one before the other, each with its end filled in, until no month is missing (DN-1391, DN-1393)', async () => {
    given.length = 0;
    const person = showPart(<Filling />, testOutbox());
    expect(document.body.textContent).toMatch(
      /We have your addresses back to .*\. We need them back to .*\./u,
    );
    await person.click(screen.getByRole('button', { name: /^Add the one before/u }));
    expect(box('When you moved out', 'Month').value).toBe(iso(20).slice(5));
    expect(box('When you moved out', 'Year').value).toBe(yearOf(iso(20)));
    await person.type(box('Address', 'First line'), '4 Mill Road');
    await person.type(box('Address', 'Town'), 'Leeds');
    await person.type(box('Address', 'Postcode'), 'LS1 1AA');

    // What began after it ended, or is there already, is said where it is typed.
    await person.type(box('When you moved in', 'Month'), monthOf(iso(10)));
    await person.type(box('When you moved in', 'Year'), yearOf(iso(10)));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(given).toEqual([]);
    expect(document.activeElement).toBe(box('When you moved in', 'Month'));
    screen.getByText(/^Still missing is .*Put in a month of it$/u);
    // Nobody moved in before they were born.
    await person.clear(box('When you moved in', 'Year'));
    await person.type(box('When you moved in', 'Year'), '1985');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText('That is before you were born. Put in a later one');
    // Nor in a month to come.
    await person.clear(box('When you moved in', 'Year'));
    await person.type(box('When you moved in', 'Year'), String(today.year + 1));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText('Put in a month that has been');
    expect(given).toEqual([]);

    await person.clear(box('When you moved in', 'Year'));
    await person.clear(box('When you moved in', 'Month'));
    await person.type(box('When you moved in', 'Month'), monthOf(iso(50)));
    await person.type(box('When you moved in', 'Year'), yearOf(iso(50)));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(given).toEqual([
      {
        at: { field: 'addresses', entry: expect.stringMatching(/^added:/u), part: null },
        value: expect.objectContaining({ from: iso(50), isNow: false, to: iso(20) }),
      },
    ]);
    expect(screen.queryByRole('button', { name: /Add/u })).toBeNull();
  });

  it('may be not known for a time, or without a home, all of whose months are filled in then (DN-1392)', async () => {
    given.length = 0;
    const person = showPart(<Filling />, testOutbox());
    await person.click(screen.getByRole('button', { name: /^Add the one before/u }));
    await person.click(screen.getByRole('button', { name: 'I had no fixed address then' }));
    expect(document.activeElement).toBe(box('Address', 'Town'));
    expect(box('Address', 'First line').value).toBe('No fixed address');
    await person.click(screen.getByRole('button', { name: 'I don’t know where I lived then' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    await person.keyboard('{Enter}');
    expect(given.map(({ value }) => value)).toEqual([
      {
        address: expect.objectContaining({ line1: 'Not known' }),
        from: iso(36),
        isNow: false,
        to: iso(20),
      },
    ]);
    expect(screen.queryByRole('button', { name: /Add/u })).toBeNull();
  });
});
