// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TheirReason } from './TheirReason.tsx';

afterEach(cleanup);

it('says why it was refused, with the day, and nothing where no reason was given or it was granted (DN-809)', () => {
  const answer = { outcome: 'refused', on: '2026-11-20', says: 'You gave a car away in May.' } as const;
  const says = (of: Parameters<typeof TheirReason>[0]['answer']) => {
    const { container, unmount } = render(<TheirReason answer={of} />);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect(says(answer)).toBe('What they said on 20 November 2026: You gave a car away in May.');
  expect([says({ ...answer, says: '' }), says({ ...answer, outcome: 'granted' }), says(null)]).toEqual([
    '',
    '',
    '',
  ]);
});
