// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GoneLetter } from './GoneLetter.tsx';

afterEach(cleanup);

it('says plainly that its debt is off the list, and leads to the other letters (DN-1552)', () => {
  render(<GoneLetter />);
  expect(screen.getByRole('heading').textContent).toBe('There is no letter to send here');
  expect(document.body.textContent).toContain('is not on your list any more');
  expect(document.body.textContent).not.toContain('fault');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/plan/letters');
});
