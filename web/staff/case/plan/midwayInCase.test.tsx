// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MidwayInCase } from './MidwayInCase.tsx';

afterEach(cleanup);

const DAYS = { from: '2026-12-19', until: '2026-12-29', today: '2026-12-30', noted: null };
const shown = (midway: Parameters<typeof MidwayInCase>[0]['midway'], mayNote = true) =>
  render(
    <MidwayInCase
      customerId="7"
      planId="plan"
      midway={midway}
      mayNote={mayNote}
      onNoted={vi.fn(async () => undefined)}
    />,
  );

it('a midway review that is late says so, and that it stays so until it is noted (DN-981)', () => {
  shown({ ...DAYS, stands: 'late' });
  screen.getByRole('heading', { name: 'The midway review is late', level: 3 });
  expect(screen.getByRole('alert').textContent).toBe('');
  screen.getByText(/was to be done by 29 December 2026/u);
});

it('asks why only where it was ended, with the reasons of the law, and leads to what is missing (DN-983)', () => {
  shown({ ...DAYS, stands: 'due' });
  expect(screen.queryByLabelText('Why it ended')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Note the review' }));
  screen.getByText('Choose what came of it.');
  expect(document.activeElement).toBe(screen.getByLabelText('What came of it'));
  fireEvent.change(screen.getByLabelText('What came of it'), { target: { value: 'ended' } });
  screen.getByText(/need not end where that would be unfair/u);
  fireEvent.click(screen.getByRole('button', { name: 'Note the review' }));
  screen.getByText('Choose why you ended it.');
  expect(document.activeElement).toBe(screen.getByLabelText('Why it ended'));
});

it('says what was noted, by whom and why, and has no form then nor for who may not note it (DN-982)', () => {
  const noted = { on: '2026-12-20', outcome: 'ended', reason: 'not reached', by: 'Jo Bell' } as const;
  shown({ ...DAYS, stands: 'done', noted });
  screen.getByText(/Midway review on 20 December 2026, by Jo Bell: I ended it\. They could not be reached/u);
  cleanup();
  shown({ ...DAYS, stands: 'late' }, false);
  expect(screen.queryByRole('button')).toBeNull();
});
