import { expect, it } from 'vitest';
import type { LetterPlace } from './composed.ts';
import { receiverOf } from './textOf.ts';

const place = (label: string, value: string): LetterPlace => ({
  kind: 'place',
  name: 'bank',
  label,
  value,
  status: value === '' ? 'fill in' : 'can change',
  most: 100,
  hasLines: false,
  holds: 'text',
  none: null,
});

it('calls a receiver whose name is not known by what it is, and by its name once that is filled in (DN-596)', () => {
  expect(receiverOf({ to: [[place('name of your bank', '')], [place('their address', '')]] })).toBe(
    'your bank',
  );
  expect(receiverOf({ to: [[place('name of the court', '')]] })).toBe('the court');
  expect(receiverOf({ to: [[place('name of your bank', 'Mere Bank')]] })).toBe('Mere Bank');
  expect(receiverOf({ to: [[{ kind: 'text', text: 'Kestrel Cards\nPO Box 118' }]] })).toBe('Kestrel Cards');
});
