import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseWelcomeMessageId, welcomeMessage } from './welcome.ts';

describe('the welcome message', () => {
  it.each([
    [{ welcomeMessageId: 2 }, { welcomeMessageId: 3 }, 2],
    [{ welcomeMessageId: 1 }, { welcomeMessageId: 3 }, 1],
    [{}, { welcomeMessageId: 3 }, 3],
    [null, { welcomeMessageId: 2 }, 2],
    [{ welcomeMessageId: 3 }, undefined, 3],
    [{ welcomeMessageId: null }, { welcomeMessageId: 2 }, 2],
    [null, null, 1],
    [{ welcomeMessageId: 9 }, { welcomeMessageId: 2 }, 1],
    [{}, { welcomeMessageId: 0 }, 1],
  ] as const)('for lead %j and originator %j is number %d (ID-011)', (lead, originator, id) => {
    expect(chooseWelcomeMessageId(lead, originator)).toBe(id);
  });

  it.each([
    [1, "Hello Ann. Let's see what could help."],
    [2, "Hello Ann. You looked for car finance and it wasn't a yes. Let's see what could help instead."],
    [3, "Hello Ann. You looked for a loan and it wasn't a yes. Let's see what could help instead."],
  ] as const)('number %d greets by name (ID-010, ID-012)', (id, text) => {
    expect(welcomeMessage(id, ' Ann ')).toBe(text);
  });

  it.each([undefined, null, '', ' '])('greets without a name when it is %j', forename => {
    expect(welcomeMessage(1, forename)).toBe("Hello. Let's see what could help.");
  });

  it('shows any name letter for letter', () => {
    fc.assert(
      fc.property(fc.constantFrom('$&', '$1', "$'", '{name}', 'Ann'), name => {
        expect(welcomeMessage(1, name)).toBe(`Hello ${name}. Let's see what could help.`);
      }),
    );
  });
});
