// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawForm } from './DrawForm.tsx';

afterEach(cleanup);

/** The form as a person who is told the first day sees it. */
function shows(from: string | undefined, heldBy?: string) {
  const onNote = vi.fn(async () => true);
  render(
    <DrawForm
      kind="draw up"
      today="2026-11-24"
      from={from}
      heldBy={heldBy}
      next={undefined}
      inScheme={false}
      onNote={onNote}
      onClose={() => {}}
      error={undefined}
      isSaving={false}
    />,
  );
  return onNote;
}

it('while the law gives time the first day after it is there to be taken, and said why (DN-1429)', async () => {
  const onNote = shows('2027-01-24');
  expect(screen.queryByText(/You don’t have to pay before 24 January 2027/u)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /draw up/iu }));
  expect(onNote).toHaveBeenCalledWith({ kind: 'draw up', firstPayment: '2027-01-24' });
});

it('else the day is left to the person (DN-1429)', () => {
  shows(undefined);
  expect(screen.queryByText(/You don’t have to pay before/u)).toBeNull();
  expect(screen.getAllByRole('textbox').map(box => (box as HTMLInputElement).value)).toEqual(['', '', '']);
});

it.each([
  ['BS', /Breathing Space protects you\. You don’t have to pay before it is over: pick a day after that\./u],
  ['DRO', /a debt relief order protects you\. Ask us before you pay your lenders by a plan\./u],
])('says what protects them as they told, whose day nobody knows: %s (DN-1494)', (heldBy, says) => {
  shows(undefined, heldBy);
  expect(screen.queryByText(says)).not.toBeNull();
});
