// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WhileItRuns } from './WhileItRuns.tsx';

afterEach(cleanup);

describe('what is kept to while it runs', () => {
  it('is a part of its own on the page of the plan, a point each, and nothing where nothing is written (DN-1375)', () => {
    const { container, rerender } = render(<WhileItRuns plan={{ whileItRuns: [] }} />);
    expect(container.innerHTML).toBe('');
    rerender(<WhileItRuns plan={{ whileItRuns: ['Tell the lender.', 'Ring us first.'] }} />);
    const part = within(screen.getByRole('region', { name: 'While it runs' }));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tell the lender.',
      'Ring us first.',
    ]);
  });
});
