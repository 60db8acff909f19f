// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Application } from '@towpath/contracts/api/applications.ts';
import { afterEach, expect, it } from 'vitest';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import type { Giving } from './useApplication.ts';
import { WrittenDown } from './WrittenDown.tsx';

afterEach(cleanup);

const giving: Giving = { give: async () => undefined, isFetching: false, error: undefined, forget: () => {} };
const AT = { field: 'maritalStatus', entry: null, part: null };

/** As much of a form as what was written down in it reads. */
const FORM = {
  planId: 'plan-1',
  kind: 'debt-relief-order',
  asked: null,
  handedOver: null,
  against: [],
  writtenDown: [{ at: AT, by: 'Jo', on: '2026-11-20' }],
  filled: {
    fields: [
      {
        id: 'maritalStatus',
        group: 'you',
        label: 'Are you married?',
        value: 'single',
        says: 'Single',
        from: 'given',
        fromWords: 'Said to Jo, 20 November',
        entries: [],
      },
    ],
  },
};

it.each([
  ['being filled in', 'You told us this. Is something wrong? Change it.'],
  ['handed over', 'You told us this. Is something wrong? Tell us.'],
] as const)(
  'what one of us wrote down in a form that is %s claims no phone: it may have been face to face (DN-1103)',
  (state, says) => {
    // A whole form has dozens of parts: this one reads none but those above.
    const application = { ...FORM, state } as unknown as Application;
    showPart(<WrittenDown application={application} giving={giving} elsewhere={[]} />, testOutbox());
    const part = screen.getByRole('region', { name: 'Jo wrote this down with you' });
    screen.getByText(says);
    expect(part.textContent).not.toContain('phone');
  },
);
