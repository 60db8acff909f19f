// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Application } from '@towpath/contracts/api/applications.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { ChosenElse } from './ChosenElse.tsx';
import { useApplication } from './useApplication.ts';

const formOf = (planId: string) =>
  // As much of a form as is read here: all of one would hide what the page goes by.
  ({
    planId,
    revision: 1,
    kind: 'debt-relief-order',
    filled: { missing: [], clashes: [], fields: [] },
  }) as unknown as Application;

let now: Application | null;
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ url, method }) => {
    if (!url.startsWith('/applications/mine')) return { body: { booking: null } };
    if (method === 'GET') return { body: { application: now } };
    const error = { code: 'NOT_FOUND', message: 'We could not find that.', traceId: 't' };
    return { status: 404, body: { error } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  now = formOf('first');
});
afterEach(cleanup);

/** The page, as far as it hands a form over. */
function Page() {
  const { application, chosenElse, handing } = useApplication();
  if (chosenElse) return <ChosenElse {...chosenElse} />;
  if (!application) return <p>No form</p>;
  return (
    <button type="button" onClick={() => void handing.trigger(application, true)}>
      Hand over {application.planId}
    </button>
  );
}

describe('a form whose plan was left in another window', () => {
  it('says so once something is done in it, with the focus there, and leads to the form of what was chosen (DN-1443)', async () => {
    const person = showPart(<Page />, testOutbox());
    const hand = await screen.findByRole('button', { name: 'Hand over first' });
    now = formOf('second');
    await person.click(hand);
    const heading = await screen.findByRole('heading', { name: 'This form is not the one you need now' });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByRole('button', { name: /^Hand over/u })).toBeNull();
    screen.getByRole('link', { name: 'See your plan' });
    await person.click(screen.getByRole('button', { name: 'Go to the form for what you chose' }));
    screen.getByRole('button', { name: 'Hand over second' });
  });

  it('leads to the plan alone where nothing that was chosen has a form (DN-1443)', async () => {
    const person = showPart(<Page />, testOutbox());
    const hand = await screen.findByRole('button', { name: 'Hand over first' });
    now = null;
    await person.click(hand);
    await screen.findByRole('heading', { name: 'This form is not the one you need now' });
    expect(screen.queryByRole('button', { name: 'Go to the form for what you chose' })).toBeNull();
  });
});
