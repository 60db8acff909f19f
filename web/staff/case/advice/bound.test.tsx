// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Bound } from './Bound.tsx';

afterEach(cleanup);

it('says over an advice that what was granted goes on, so that nothing of it can be chosen (DN-1683)', () => {
  render(<Bound plan={{ shortName: 'DRO', binds: true }} />);
  expect(screen.getByText(/^They are in a debt relief order\./u).textContent).toContain(
    'nothing below is for them to choose',
  );
});

it.each([
  ['nothing was chosen', null],
  ['nothing binds yet', { shortName: 'DRO' }],
])('says nothing where %s (DN-1683)', (_, plan) => {
  const { container } = render(<Bound plan={plan} />);
  expect(container.textContent).toBe('');
});
