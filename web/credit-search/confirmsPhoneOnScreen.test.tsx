// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  atCode,
  codes,
  field,
  openedSearch,
  phoneCodes,
  phones,
  press,
  searchApi,
  searches,
  sentAgain,
  standInForSearch,
} from '../testing/creditSearchInDom.tsx';

standInForSearch();

describe('a phone that was not confirmed yet', () => {
  it('is by one code, and the search follows by itself, with what was typed (IS-043)', async () => {
    const { person, led } = await atCode('sent');
    expect([phones(), searches()]).toEqual([[{ phoneNumber: '07700900123' }], []]);
    await person.type(field(/Your code/), '123456{Enter}');
    await waitFor(() => expect(led).toEqual(['found 1']));
    expect([phoneCodes(), codes()]).toEqual([[{ otp: '123456' }], []]);
    expect(searches()).toMatchObject([{ customer: { surname: 'Okafor', phoneNumber: '07700900123' } }]);
  });

  it('is still asked for its code after a reload (IS-043)', async () => {
    await atCode('sent');
    cleanup();
    const { person, led } = await openedSearch();
    await person.type(field(/Your code/), '123456{Enter}');
    await waitFor(() => expect(led).toEqual(['found 1']));
    expect([phoneCodes().length, codes(), searches().length]).toEqual([1, [], 1]);
  });

  it('is told to use the code of a moment ago, and can be sent another (WT-015)', async () => {
    const { person } = await atCode('sent before');
    expect(screen.getByText(/We have sent you a code already/).isConnected).toBe(true);
    await press(person, 'Send me a new code');
    await screen.findByText(/We’ve sent you a new code\./);
    expect([sentAgain(), searches()]).toEqual([1, []]);
  });

  it('keeps a wrong code from searching (ER-008)', async () => {
    const { person } = await atCode('sent');
    searchApi.refusals = ['VERIFICATION_FAILED'];
    await person.type(field(/Your code/), '111111{Enter}');
    await screen.findByText('Verification failed, please check the code and try again.');
    expect(searches()).toEqual([]);
  });

  it('leads to the code of the agency where that wants one of its own (IS-043)', async () => {
    const { person, led } = await atCode('sent');
    searchApi.searchRefusals = ['OTP Required'];
    await person.type(field(/Your code/), '222222{Enter}');
    await screen.findByText(/The credit reference agency needs one more code/);
    await person.clear(field(/Your code/));
    await person.type(field(/Your code/), '333333{Enter}');
    await waitFor(() => expect(led).toEqual(['found 1']));
    expect(codes()).toEqual([{ otp: '333333' }]);
  });

  it('comes back to the form, with what was typed, when the search after it comes to nothing', async () => {
    const { person } = await atCode('sent');
    searchApi.searchRefusals = ['CREDIT_SEARCH_UNAVAILABLE'];
    await person.type(field(/Your code/), '123456{Enter}');
    await screen.findByText('We can’t reach the credit report right now. Your list is as it was.');
    expect(field('Surname').value).toBe('Okafor');
  });
});
