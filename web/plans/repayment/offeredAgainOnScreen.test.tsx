// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OfferedAgain } from './OfferedAgain.tsx';

afterEach(cleanup);

describe('who said yes to a plan of before, on the page of the next', () => {
  it('is named, with why they get an offer too (DN-824)', () => {
    render(<OfferedAgain names={['Kestrel Cards', 'Marlow & Reed']} />);
    expect(
      screen.getByText(/^Kestrel Cards and Marlow & Reed said yes to your plan before\./u).textContent,
    ).toContain('That plan is over.');
    cleanup();
    render(<OfferedAgain names={['Kestrel Cards']} />);
    expect(screen.getByText(/^Kestrel Cards said yes/u).textContent).toContain('it gets a new offer too');
  });

  it('is not spoken of where nobody did (DN-824)', () => {
    const { container } = render(<OfferedAgain names={[]} />);
    expect(container.textContent).toBe('');
  });
});
