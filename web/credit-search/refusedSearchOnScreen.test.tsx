// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  atCode,
  codes,
  errorAt,
  field,
  fillIn,
  openedSearch,
  press,
  searchApi,
  searches,
  sentAgain,
  standInForSearch,
} from '../testing/creditSearchInDom.tsx';

standInForSearch();

describe('a search that comes to nothing', () => {
  it('says in plain words that the agency does not answer, with a way on by hand and by trying again', async () => {
    searchApi.refusals = ['CREDIT_SEARCH_UNAVAILABLE'];
    const { person, led } = await openedSearch();
    await fillIn(person);
    await press(person, 'Continue');
    await screen.findByText('We can’t reach the credit report right now. Your list is as it was.');
    expect(screen.queryByText('This is a previous address')).toBeNull();
    const ways = screen.getAllByRole('button', { name: 'Enter my debts manually instead' });
    await person.click(ways.at(-1) as HTMLElement);
    expect(led).toEqual(['by hand']);
    expect([field('Surname').value, field('Street').value]).toEqual(['Okafor', 'Wharf Lane']);
    await press(person, 'Continue');
    await waitFor(() => expect(led).toEqual(['by hand', 'found 1']));
    expect(searches()).toHaveLength(2);
  });

  it('shows the banner with the focus when no report fits, and searches again with an earlier address (CS-010, ER-012)', async () => {
    searchApi.refusals = ['CREDIT_SEARCH_NOT_FOUND'];
    const { person, led } = await openedSearch();
    await fillIn(person);
    await press(person, 'Continue');
    const banner = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(banner));
    expect(banner.textContent).toContain(
      'There was an error with receiving your details based on the information you provided. Please review your information and try again.',
    );
    expect(banner.textContent).toContain('Note: if you moved recently, try using your previous address');
    await person.click(screen.getByRole('checkbox', { name: 'This is a previous address' }));
    await press(person, 'Continue');
    await waitFor(() => expect(led).toEqual(['found 1']));
    expect(searches()[1]).toMatchObject({ address: { street: 'Wharf Lane', isPreviousAddress: true } });
  });

  it('puts the words about the phone number at it, until it is typed anew (ER-006)', async () => {
    searchApi.refusals = ['Invalid phone number'];
    const { person } = await openedSearch();
    await fillIn(person);
    await press(person, 'Continue');
    await waitFor(() => expect(errorAt('phoneNumber')).toBe('Invalid phone number'));
    // The list of what is wrong takes the focus first, a moment after it shows.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    await person.type(field('Phone'), '{Backspace}4');
    expect(errorAt('phoneNumber')).toBeUndefined();
    // Its box is still there to go on typing in.
    expect(document.activeElement).toBe(field('Phone'));
  });

  it.each([
    ['ERR_CREDIT_SEARCH_NOT_ALLOWED', 'Maximum number of attempts has been reached,'],
    ['No attempts remaining', 'Unfortunately we can no longer offer credit-search,'],
  ] as const)(
    'ends at %s with why, and both ways lead to typing the debts (CS-005, ER-013, ER-014)',
    async (code, why) => {
      searchApi.refusals = [code];
      const { person, led } = await openedSearch();
      await fillIn(person);
      await press(person, 'Continue');
      const heading = await screen.findByRole('heading', { name: 'Credit search failed' });
      await waitFor(() => expect(document.activeElement).toBe(heading));
      expect(heading.parentElement?.textContent).toContain(
        `Credit search failed${why} please click here to enter your debts manually.`,
      );
      await press(person, 'click here to enter your debts manually.');
      await press(person, 'Enter my debts');
      expect(led).toEqual(['by hand', 'by hand']);
    },
  );
});

describe('the code', () => {
  it('is asked for with the end of the number, also after a reload, and only whole (CS-004, CS-020)', async () => {
    await atCode();
    cleanup();
    const { person, led } = await openedSearch();
    expect(screen.getByText(/the phone number that ends in 123/).isConnected).toBe(true);
    await person.type(field(/Your code/), '12345');
    await press(person, 'Continue');
    expect([codes(), document.activeElement]).toEqual([[], field(/Your code/)]);
    await person.type(field(/Your code/), '6{Enter}');
    await waitFor(() => expect(led).toEqual(['found 1']));
    expect(codes()).toEqual([{ otp: '123456' }]);
  });

  it('that is wrong is said to be, keeps the box in focus, and is not sent again (CS-020, ER-008, ER-009)', async () => {
    const { person } = await atCode();
    searchApi.refusals = ['VERIFICATION_FAILED'];
    await person.type(field(/Your code/), '111111{Enter}');
    await screen.findByText('Verification failed, please check the code and try again.');
    await waitFor(() => expect(document.activeElement).toBe(field(/Your code/)));
    await person.type(field(/Your code/), '{Enter}');
    await screen.findByText('This code has already been tried. Please recheck your code and try again.');
    expect(codes()).toHaveLength(1);
    await person.type(field(/Your code/), '{Backspace}');
    expect(screen.queryByText(/already been tried/)).toBeNull();
  });

  it('that is too old is sent anew on demand, by the same details, and the new one leads on (ER-007)', async () => {
    const { person, led } = await atCode();
    searchApi.refusals = ['Passcode expired', 'OTP Required'];
    await person.type(field(/Your code/), '111111{Enter}');
    await screen.findByText('Passcode expired');
    await press(person, 'Send me a new code');
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]).toEqual(searches()[0]);
    await waitFor(() => expect(screen.queryByText('Passcode expired')).toBeNull());
    await person.clear(field(/Your code/));
    await person.type(field(/Your code/), '222222{Enter}');
    await waitFor(() => expect(led).toEqual(['found 1']));
    expect(codes()).toEqual([{ otp: '111111' }, { otp: '222222' }]);
  });

  it('that does not come is sent anew without another search, in words that are read out (WT-015)', async () => {
    const { person, led } = await atCode();
    await person.type(field(/Your code/), '1111');
    await press(person, 'Send me a new code');
    await screen.findByText(/We’ve sent you a new code\./);
    expect([field(/Your code/).value, searches().length, codes()]).toEqual(['', 1, []]);
    expect(sentAgain()).toBe(1);
    searchApi.refusals = ['TOO_MANY_REQUESTS'];
    await press(person, 'Send me a new code');
    await screen.findByText('Too many tries. Wait a minute, then try again.');
    await person.type(field(/Your code/), '222222{Enter}');
    await waitFor(() => expect(led).toEqual(['found 1']));
  });

  it('that is over when it is asked for again leads to a new search by the same button (WT-015)', async () => {
    const { person } = await atCode();
    searchApi.refusals = ['Passcode expired', 'OTP Required'];
    await press(person, 'Send me a new code');
    await screen.findByText(/That code no longer works\./);
    await press(person, 'Send me a new code');
    await waitFor(() => expect(searches()).toHaveLength(2));
  });

  it('is left by Back to a form that has all that was typed, so that the number can be put right', async () => {
    const { person, led } = await atCode();
    await press(person, 'Back');
    expect(led).toEqual(['back']);
    cleanup();
    await openedSearch();
    expect(screen.getByRole('heading', { name: 'Search my credit report' }).isConnected).toBe(true);
    expect([field('Surname').value, field('Street').value]).toEqual(['Okafor', 'Wharf Lane']);
  });
});
