import { describe, expect, it } from 'vitest';
import { isCorrectable } from './correctable.ts';

describe('what one of us may put right together with a person', () => {
  it.each([
    [{ type: 'Question', optionType: 'Money' }, true],
    [{ type: 'Question', optionType: 'Checkbox' }, true],
    [{ type: 'Question', optionType: 'Date of Birth', tells: 'dateOfBirth' }, true],
    // Theirs alone to give, and how they get in.
    [{ type: 'Question', optionType: 'Marketing Consent' }, false],
    [{ type: 'Question', optionType: 'Email' }, false],
    // With their other details.
    [{ type: 'Question', optionType: 'Phone Number', tells: 'contactNumber' }, false],
    [{ type: 'Question', optionType: 'Short Text', tells: 'forename' }, false],
    // What a call of its own completes, and what is read.
    [{ type: 'Household Makeup' }, false],
    [{ type: 'Information' }, false],
  ] as const)('of %o: %s (PT-400)', (step, isSo) => {
    expect(isCorrectable(step)).toBe(isSo);
  });
});
