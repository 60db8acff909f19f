import { expect, it } from 'vitest';
import { words } from './words.ts';

it('says both of two letters, and how many of more (DN-647)', () => {
  expect([2, 3].map(words.files.all)).toEqual(['Get both at once', 'Get all 3 at once']);
});
