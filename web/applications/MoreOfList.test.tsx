// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Application } from '@towpath/contracts/api/applications.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { FilledAlready } from './FilledAlready.tsx';
import { StillToAdd } from './StillToAdd.tsx';
import type { Giving } from './useApplication.ts';

afterEach(cleanup);

const PLACE = { field: 'otherNames', entry: null, part: null };
const MISSING = { at: PLACE, label: 'Other names you’ve used', of: null, hint: null, why: null };
const part = (id: string, value: string) => ({
  id,
  label: 'Full name',
  value,
  says: value,
  from: 'given',
  fromWords: 'You gave it in this form',
});

/** As much of a form as these parts of the page read: the other names that were put in, or that they are missing. */
function form(names: readonly string[], isMissing = false): Application {
  return {
    planId: 'plan-1',
    kind: 'debt-relief-order',
    product: { shortName: 'DRO', name: 'Debt Relief Order' },
    state: 'being filled in',
    revision: 1,
    asked: null,
    handedOver: null,
    against: [],
    filled: {
      nation: 'england',
      count: 1,
      of: 2,
      clashes: [],
      missing: isMissing ? [{ id: 'you', name: 'About you', items: [MISSING] }] : [],
      fields: [
        {
          id: 'otherNames',
          group: 'you',
          label: MISSING.label,
          value: null,
          says: null,
          from: 'given',
          fromWords: null,
          entries: names.map((name, at) => ({
            id: `added:${at}`,
            name,
            isGiven: true,
            parts: [part('name', name)],
          })),
        },
      ],
    },
    // The parts that are shown read nothing else of it: a whole form would hide what the test is about.
  } as unknown as Application;
}

function givingTo(application: Application, onGiven: () => void = () => {}) {
  const given: unknown[] = [];
  const giving: Giving = {
    give: async (at, value) => {
      given.push({ at, value });
      onGiven();
      return application;
    },
    isFetching: false,
    error: undefined,
    forget: () => {},
  };
  return { given, giving };
}

describe('a list of a form that is there', () => {
  it('takes one more, typed in where it stands (DN-677)', async () => {
    const application = form(['Ada Lovelace']);
    const { given, giving } = givingTo(application);
    const person = showPart(
      <FilledAlready application={application} giving={giving} mayChange />,
      testOutbox(),
    );
    await person.click(screen.getByRole('button', { name: 'Read it' }));
    await person.click(screen.getByRole('button', { name: /^Add another name/u }));
    await person.keyboard('Ada Byron');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const added = { field: 'otherNames', entry: expect.stringMatching(/^added:/u), part: null };
    expect(given).toEqual([{ at: added, value: { name: 'Ada Byron' } }]);
  });

  it('loses one that was added here, once that is said to be meant (DN-677)', async () => {
    const application = form(['Ada Lovelace', 'Ada Byron']);
    const { given, giving } = givingTo(application);
    const person = showPart(
      <FilledAlready application={application} giving={giving} mayChange />,
      testOutbox(),
    );
    await person.click(screen.getByRole('button', { name: 'Read both' }));
    await person.click(screen.getByRole('button', { name: 'Take off Ada Byron' }));
    expect(document.activeElement?.textContent).toContain('Take Ada Byron off this form?');
    await person.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(given).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Take off Ada Byron' }));
    await person.click(screen.getByRole('button', { name: 'Yes, take it off' }));
    expect(given).toEqual([{ at: { field: 'otherNames', entry: 'added:1', part: null }, value: null }]);
  });

  it('can be read alone once it is handed over (DN-677)', async () => {
    const application = { ...form(['Ada Lovelace']), state: 'sent' } as Application;
    const { giving } = givingTo(application);
    const person = showPart(
      <FilledAlready application={application} giving={giving} mayChange={false} />,
      testOutbox(),
    );
    await person.click(screen.getByRole('button', { name: 'Read it' }));
    expect(screen.queryByRole('button', { name: /another|Take off/u })).toBeNull();
  });
});

/** A form in which the first of a list is missing, and is there once it is given. */
function Filling() {
  const [application, setApplication] = useState(form([], true));
  const after = form(['Ada Lovelace']);
  const { giving } = givingTo(after, () => setApplication(after));
  return <StillToAdd application={application} giving={giving} />;
}

describe('a list to which one was just added', () => {
  it('asks whether there is one more, with those that are there, where the focus is (DN-677)', async () => {
    const person = showPart(<Filling />, testOutbox());
    await person.click(screen.getByRole('button', { name: 'Add Other names you’ve used' }));
    await person.keyboard('Ada Lovelace');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Is there one more?');
    expect(screen.queryByText('There so far: Ada Lovelace')).not.toBeNull();
    const another = screen.getByRole('button', { name: 'Add another Other names you’ve used' });
    await waitFor(() => expect(document.activeElement).toBe(another));
  });
});

describe('a list that is asked after an answer which was wrong', () => {
  it('leads to that answer, which is changed where the list is asked (DN-863)', async () => {
    const at = { field: 'hasOtherNames', entry: null, part: null };
    const application = form([], true);
    application.filled.fields.push({ ...answerOf(at.field, 'No'), value: false });
    const { given, giving } = givingTo(application);
    const person = showPart(<StillToAdd application={application} giving={giving} />, testOutbox());
    await person.click(screen.getByRole('button', { name: 'Add Other names you’ve used' }));
    await person.click(
      screen.getByRole('button', { name: 'There is none? Change “Have you used any other name?”' }),
    );
    const no = screen.getByRole<HTMLInputElement>('radio', { name: 'No' });
    expect(no.checked).toBe(true);
    expect(document.activeElement).toBe(no);
    await person.click(screen.getByRole('radio', { name: 'Yes' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(given).toEqual([{ at, value: true }]);
  });
});

function answerOf(id: string, says: string): Application['filled']['fields'][number] {
  return { id, group: 'you', label: id, value: null, says, from: 'given', fromWords: null, entries: [] };
}
