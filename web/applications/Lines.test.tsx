// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Application } from '@towpath/contracts/api/applications.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { FilledAlready } from './FilledAlready.tsx';
import type { Giving } from './useApplication.ts';

afterEach(cleanup);

const giving: Giving = { give: async () => undefined, isFetching: false, error: undefined, forget: () => {} };
const ADVICE = { from: 'told', fromWords: 'From your advice' } as const;
const GIVEN = { from: 'given', fromWords: 'You gave it in this form' } as const;
const said = (id: string, label: string, says: string, from: object) => ({
  id,
  label,
  value: says,
  says,
  ...from,
});

/** As much of a handover of an IVA as its lines read. */
const HANDOVER = {
  planId: 'plan-1',
  kind: 'iva-handover',
  state: 'being filled in',
  revision: 1,
  asked: null,
  handedOver: null,
  against: [],
  filled: {
    nation: 'england',
    count: 6,
    of: 6,
    clashes: [],
    missing: [],
    fields: [
      { ...said('advisedOn', 'Day of the advice', '21 November 2026', ADVICE), group: 'advice', entries: [] },
      { ...said('whyChosen', 'Why you choose this', 'My home', GIVEN), group: 'advice', entries: [] },
      {
        id: 'rejected',
        group: 'advice',
        label: 'The other ways, and why not those',
        value: null,
        says: null,
        ...ADVICE,
        entries: [
          {
            id: 'way:DRO',
            name: 'Debt Relief Order',
            isGiven: false,
            parts: [
              said('solution', 'The way', 'Debt Relief Order', ADVICE),
              said('why', 'Why not', 'Too much is left', ADVICE),
            ],
          },
          {
            id: 'way:DMP',
            name: 'Debt Management Plan',
            isGiven: false,
            parts: [
              said('solution', 'The way', 'Debt Management Plan', ADVICE),
              said('why', 'Why not', 'Too long', GIVEN),
            ],
          },
        ],
      },
    ],
  },
  // The parts that are shown read nothing else of it: a whole form would hide what the test is about.
} as unknown as Application;

describe('what is filled in already', () => {
  it('has no second count beside that of the bar (DN-1722)', () => {
    showPart(<FilledAlready application={HANDOVER} giving={giving} mayChange />, testOutbox());
    const section = screen.getByRole('region', { name: 'Filled in already' });
    expect(section.querySelector('summary')?.textContent).toBe(
      'Filled in alreadyWhat your form says, with where each answer is from',
    );
    const groups = [...section.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(groups).toEqual(['What we advised']);
  });

  it('offers to change what the person said, and nothing that we advised (DN-750)', async () => {
    const person = showPart(<FilledAlready application={HANDOVER} giving={giving} mayChange />, testOutbox());
    await person.click(screen.getByRole('button', { name: 'Read it all' }));
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter(name => name?.startsWith('Change'))).toEqual([
      'Change Why you choose this',
      expect.stringMatching(/^Change Debt Management Plan.*[Ww]hy not$/u),
    ]);
    expect(names.some(name => name?.startsWith('Add another'))).toBe(false);
  });
});
