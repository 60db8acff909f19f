// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import type { Correction } from '@towpath/contracts/api/ownData.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { CorrectionRow } from './CorrectionRow.tsx';

afterEach(cleanup);

const OPEN: Correction = {
  id: '1',
  askedAt: '2026-11-01T10:00:00.000Z',
  says: 'I moved to Leeds.',
  answerBy: '2026-12-01',
  state: 'open',
  answeredOn: null,
  answer: null,
};
const show = (changes: Partial<Correction>) =>
  render(<CorrectionRow corrections={[{ ...OPEN, ...changes }]} again={async () => undefined} />);

describe('what became of something that is wrong', () => {
  it('is the day by which we answer, while nobody has (IS-288)', () => {
    show({});
    expect(screen.getByText(/You hear from us by 1 December 2026\.$/).isConnected).toBe(true);
    expect(screen.queryByText('Our answer')).toBeNull();
  });

  it('is our answer with its day, and where else to go (IS-288)', () => {
    show({ state: 'answered', answeredOn: '2026-11-20', answer: 'It says Leeds now.' });
    expect(screen.getByText(/We answered on 20 November 2026\.$/).isConnected).toBe(true);
    expect(screen.getByText('It says Leeds now.').isConnected).toBe(true);
    expect(screen.getByText(/Information Commissioner/).isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: /Take it back/ })).toBeNull();
  });

  it('is the day alone for an answer that went by email (IS-288)', () => {
    show({ state: 'answered', answeredOn: '2026-11-20' });
    expect(screen.getByText(/We answered by email on 20 November 2026\.$/).isConnected).toBe(true);
    expect(screen.queryByText('Our answer')).toBeNull();
  });
});
