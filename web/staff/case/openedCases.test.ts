import { expect, it } from 'vitest';
import { caseBeside, withOpened } from './openedCases.ts';

it('leads from the case that is open to the one opened before it and after it, each once (PT-475)', () => {
  const cases = ['ian', 'danielle', 'ian', 'sam'].reduce<readonly string[]>(withOpened, []);
  expect(cases).toEqual(['ian', 'danielle', 'sam']);
  const beside = (of: string) => [caseBeside(cases, of, -1), caseBeside(cases, of, 1)];
  expect(beside('ian')).toEqual([undefined, 'danielle']);
  expect(beside('sam')).toEqual(['danielle', undefined]);
  expect(beside('nobody')).toEqual([undefined, undefined]);
});
