// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useTakeFocus } from './useTakeFocus.ts';

afterEach(cleanup);

function Page({ isThere }: { readonly isThere: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTakeFocus(heading, true, isThere);
  return (
    <>
      <h1 tabIndex={-1}>Your letters</h1>
      <input aria-label="Day" />
      <a href="/plan/letters/a">Kestrel</a>
      {isThere && (
        <h2 ref={heading} tabIndex={-1}>
          The letter
        </h2>
      )}
    </>
  );
}
const focused = () => document.activeElement?.textContent;

it.each([
  ['the top of the page', () => screen.getByRole('heading', { level: 1 }).focus()],
  ['nowhere', () => undefined],
])('a letter that is there takes the focus from %s (DN-1735)', (_, move) => {
  const { rerender } = render(<Page isThere={false} />);
  move();
  rerender(<Page isThere />);
  expect(focused()).toBe('The letter');
});

it('a letter takes it from the link that was pressed for it (DN-1735)', () => {
  const link = document.createElement('a');
  link.href = '/plan/letters/a';
  document.body.append(link);
  link.focus();
  const { rerender } = render(<Page isThere={false} />);
  rerender(<Page isThere />);
  expect(focused()).toBe('The letter');
  link.remove();
});

it('a letter leaves it with whoever has begun to answer what is asked above it (DN-1735)', () => {
  const { rerender } = render(<Page isThere={false} />);
  screen.getByLabelText('Day').focus();
  rerender(<Page isThere />);
  expect(document.activeElement).toBe(screen.getByLabelText('Day'));
});
