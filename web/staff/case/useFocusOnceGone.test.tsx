// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnceGone } from './useFocusOnceGone.ts';

afterEach(cleanup);

function Case({ isThere }: { readonly isThere: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnceGone(isThere, heading);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Danielle Okafor
      </h1>
      <button type="button">Book a talk</button>
      {isThere && <button type="button">Note the review</button>}
    </>
  );
}

it('puts the focus on the name of a case once what had it is over and gone (DN-1124)', () => {
  const { rerender } = render(<Case isThere />);
  screen.getByRole('button', { name: 'Note the review' }).focus();
  rerender(<Case isThere={false} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Danielle Okafor' }));
});

it('leaves it where the work has gone on, and where nothing was there before (DN-1124)', () => {
  const { rerender } = render(<Case isThere={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Case isThere />);
  const other = screen.getByRole('button', { name: 'Book a talk' });
  other.focus();
  rerender(<Case isThere={false} />);
  expect(document.activeElement).toBe(other);
});
