// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { Application } from '@towpath/contracts/api/applications.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { HandOver } from './HandOver.tsx';
import { StillToAdd } from './StillToAdd.tsx';
import type { Giving } from './useApplication.ts';

afterEach(cleanup);

const FINDS = 'Your savings and things of value: £2,500. It can be up to £2,000.';
const missing = (count: number, field = 'thing') =>
  Array.from({ length: count }, (_, at) => ({
    at: { field: `${field}${at}`, entry: null, part: null },
    label: `Thing ${at + 1} of ${field}`,
    of: null,
    hint: null,
    why: null,
  }));
type Missing = Application['filled']['missing'];

/** As much of a form as these parts of the page read. */
function form(groups: Missing, against: Application['against'] = []): Application {
  const savings = {
    id: 'savings',
    group: 'money',
    label: 'Your savings and cash',
    value: 250_000,
    says: '£2,500',
  };
  return {
    planId: 'plan-1',
    kind: 'debt-relief-order',
    product: { shortName: 'DRO', name: 'Debt Relief Order' },
    state: 'being filled in',
    receiver: 'The official receiver',
    adviser: null,
    savedAt: null,
    revision: 1,
    asked: null,
    against,
    filled: {
      nation: 'england',
      count: 1,
      of: 1,
      clashes: [],
      missing: groups,
      fields: [{ ...savings, from: 'given', fromWords: 'You gave it in this form', entries: [] }],
    },
    // The parts that are shown read nothing else of it: a whole form would hide what the test is about.
  } as unknown as Application;
}
const giving: Giving = { give: async () => undefined, isFetching: false, error: undefined, forget: () => {} };
const AGAINST = [
  { finds: FINDS, from: [{ field: 'savings', group: 'money', label: 'Your savings and cash' }] },
];

describe('what closes the way that a form is for', () => {
  it('is said before it is handed over, with the answer to change, and does not stop that (DN-672)', async () => {
    const handed: boolean[] = [];
    const person = showPart(
      <HandOver
        application={form([], AGAINST)}
        talk={null}
        giving={giving}
        handing={{
          isFetching: false,
          trigger: async (_, asItIs) => {
            handed.push(asItIs);
            return undefined;
          },
        }}
        begun={() => []}
        onHandedOver={() => {}}
      />,
      testOutbox(),
    );
    expect(screen.queryByRole('heading', { name: 'A debt relief order may not fit' })).not.toBeNull();
    expect(screen.queryByText(FINDS)).not.toBeNull();
    expect(screen.queryByText(/you can still hand it over/u)).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Change Your savings and cash' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Your savings and cash/u).value).toBe('2,500');
    await person.click(screen.getByRole('button', { name: 'Hand it to one of us' }));
    expect(handed).toEqual([false]);
  });

  it('is said in the group that it comes from, also once nothing is left to add there (DN-672)', () => {
    const you = { id: 'you', name: 'About you', items: missing(1) };
    showPart(<StillToAdd application={form([you], AGAINST)} giving={giving} />, testOutbox());
    const money = screen.getByRole('region', { name: 'Your money' });
    expect(
      within(money).queryByText(/£2,500.* a debt relief order may not fit. You can go on/u),
    ).not.toBeNull();
    expect(within(screen.getByRole('region', { name: 'About you' })).queryByText(/may not fit/u)).toBeNull();
  });

  it('is not said twice once all is there: it is said where it is handed over (DN-672)', () => {
    showPart(<StillToAdd application={form([], AGAINST)} giving={giving} />, testOutbox());
    expect(screen.queryByText(/may not fit/u)).toBeNull();
  });

  it('is nowhere while nothing does (DN-672)', () => {
    showPart(<StillToAdd application={form([])} giving={giving} />, testOutbox());
    expect(screen.queryByText(/may not fit/u)).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

const NAMED = { you: 'About you', homes: 'Where you live', money: 'Your money' };
/** So much is missing in each of three groups. */
const groups = (...counts: readonly number[]): Missing =>
  Object.entries(NAMED).flatMap(([id, name], at) =>
    counts[at] ? [{ id, name, items: missing(counts[at], id) }] : [],
  );

/** A form in which the first group is done once its button is pressed. */
function Going() {
  const [left, setLeft] = useState(groups(1, 5, 3));
  return (
    <>
      <button type="button" onClick={() => setLeft(groups(0, 5, 3))}>
        Save
      </button>
      <StillToAdd application={form(left)} giving={giving} />
    </>
  );
}

describe('what is still to add', () => {
  const open = () =>
    [...document.querySelectorAll('details')]
      .filter(one => one.open)
      .map(one => one.querySelector('h3')?.textContent);

  it('is there at once while it is little (DN-673)', () => {
    showPart(<StillToAdd application={form(groups(4, 3, 1))} giving={giving} />, testOutbox());
    expect(document.querySelector('details')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(8);
  });

  it('is folded by group where it is much, one open at a time, each saying how much waits in it (DN-673)', async () => {
    const person = showPart(<StillToAdd application={form(groups(4, 3, 2))} giving={giving} />, testOutbox());
    expect(open()).toEqual(['About you 4']);
    await person.click(screen.getByText('Your money'));
    expect(open()).toEqual(['Your money 2']);
    await person.click(screen.getByText('Your money'));
    expect(open()).toEqual([]);
  });

  it('goes on with the next group once all of one is there, and stays folded (DN-673)', async () => {
    const person = showPart(<Going />, testOutbox());
    expect(open()).toEqual(['About you 1']);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(open()).toEqual(['Where you live 5']);
  });
});
