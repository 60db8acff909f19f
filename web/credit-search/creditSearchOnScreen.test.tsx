// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CreditSearchResult } from '@towpath/contracts/api/creditSearch.ts';
import { ERRORS, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import type { ReceivedCall } from '../testing/apiServer.ts';
import { nobody } from '../testing/journey.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { CreditSearch } from './CreditSearch.tsx';

const RESULT: CreditSearchResult = {
  debts: [],
  totalDebtsValue: 0,
  monthlyRepaymentsValue: 0,
  legalQuestionsCompleted: true,
  possibleDuplicates: [],
  imported: { added: ['d1'], updated: [] },
};
const HOME = {
  flatNumber: '2',
  buildingName: '',
  buildingNumber: '14',
  street: 'Wharf Lane',
  district: '',
  town: 'Narborough',
  countryId: 1,
};

let server: Awaited<ReturnType<typeof startApiInDom>>;
/** What searches and codes are answered with, one after the other; what was asked for once there is none. */
let refusals: ErrorCode[];
let addresses: (typeof HOME)[] | 'trouble';

function refused(code: ErrorCode) {
  const { status, message } = ERRORS[code];
  return { status, body: { error: { code, message } } };
}

function answer({ url }: ReceivedCall) {
  if (url === '/ip') return { body: { status: 200, ip: '203.0.113.7' } };
  if (url === '/address/postcode')
    return addresses === 'trouble' ? refused('UNAVAILABLE') : { body: addresses };
  const code = refusals.shift();
  return code ? refused(code) : { body: RESULT };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  refusals = [];
  addresses = [HOME, { ...HOME, flatNumber: '3' }];
  server.received.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const sent = (path: string) => server.received.filter(({ url }) => url === path).map(({ body }) => body);
const searches = () => sent('/debts/mine/credit-search');
const codes = () => sent('/debts/mine/credit-search/otp');

/** The search as somebody opens it; each time as after a reload. */
async function opened() {
  const led: string[] = [];
  const person = showPart(
    <CreditSearch
      stepId="debts"
      details={{ ...nobody, forename: 'Danielle', contactNumber: '+447700900123' }}
      onFound={({ imported }) => led.push(`found ${imported.added.length}`)}
      onBack={() => led.push('back')}
      onByHand={() => led.push('by hand')}
    />,
    testOutbox(),
  );
  // Each screen begins with the focus on its heading.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  return { person, led };
}

type Person = Awaited<ReturnType<typeof opened>>['person'];

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }));
const errorAt = (place: string) =>
  document.getElementById(`debts-${place}-error`)?.textContent?.replace(/^Error:?\s*/, '');

async function fillIn(person: Person) {
  await person.selectOptions(field('Title'), 'Ms');
  await person.type(field('Surname'), 'Okafor');
  await person.type(field('Day'), '24');
  await person.type(field('Month'), '08');
  await person.type(field('Year'), '1987');
  await person.type(field('Postcode'), 'le94qt');
  await person.type(field('Building number'), '14');
  await person.type(field('Street'), 'Wharf Lane');
  await person.click(screen.getByRole('checkbox', { name: 'I agree to the terms of the credit search' }));
}

/** At the code that the search has asked for. */
async function atCode() {
  refusals = ['OTP Required'];
  const given = await opened();
  await fillIn(given.person);
  await press(given.person, 'Continue');
  await screen.findByRole('heading', { name: 'Check your phone' });
  return given;
}

describe('the form', () => {
  it('sends what is known and what was typed, tidied, once, and the found debts go on (CS-001, CS-009, CS-017)', async () => {
    const { person, led } = await opened();
    await fillIn(person);
    const go = screen.getByRole('button', { name: 'Continue' });
    act(() => {
      go.click();
      go.click();
    });
    await waitFor(() => expect(led).toEqual(['found 1']));
    expect(searches()).toEqual([
      {
        blackBox: localStorage.getItem('towpath.blackBox'),
        ipAddress: '203.0.113.7',
        customer: {
          title: 'Ms',
          forename: 'Danielle',
          middleNames: '',
          surname: 'Okafor',
          dateOfBirth: '1987-08-24',
          phoneNumber: '07700900123',
        },
        address: {
          flatNumber: '',
          buildingName: '',
          buildingNumber: '14',
          street: 'Wharf Lane',
          district: '',
          town: '',
          postcode: 'LE9 4QT',
          isPreviousAddress: false,
        },
      },
    ]);
    expect(Object.keys(localStorage)).toEqual(['towpath.blackBox']);
  });

  it('says at Continue all that is missing, in a list that takes the focus, and sends nothing (CS-011, CS-012, CS-019)', async () => {
    const { person } = await opened();
    await press(person, 'Continue');
    const list = await screen.findByRole('alert');
    expect(document.activeElement).toBe(list);
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose your title',
      'Type your surname',
      expect.any(String),
      'Please enter a valid postcode',
      'Please fill out one of the above fields',
      'Type your street',
      'Tick the box to go on',
    ]);
    expect(errorAt('house')).toBe('Please fill out one of the above fields');
    await person.click(within(list).getByRole('link', { name: 'Type your street' }));
    expect(document.activeElement).toBe(field('Street'));
    expect(searches()).toEqual([]);
  });

  it.each([
    ['phoneNumber', 'Phone', '1234567890', 'Phone number must start with 0'],
    ['postcode', 'Postcode', 'nowhere', 'Please enter a valid postcode'],
  ])(
    'says what is wrong with %s once it is left, and not before (CS-015, CS-016)',
    async (place, label, typed, says) => {
      const { person } = await opened();
      await person.clear(field(label));
      await person.type(field(label), typed);
      expect(errorAt(place)).toBeUndefined();
      await person.tab();
      expect(errorAt(place)).toBe(says);
    },
  );

  it('keeps at each key what is typed, and has it again after a reload', async () => {
    const { person } = await opened();
    await person.type(field('Surname'), 'Okafo');
    await person.type(field('Day'), '2');
    cleanup();
    await opened();
    expect([field('Forename').value, field('Surname').value, field('Day').value]).toEqual([
      'Danielle',
      'Okafo',
      '2',
    ]);
  });
});

describe('the address', () => {
  it('is picked from those at the postcode, fills the boxes, and can be changed (CS-018, CS-021)', async () => {
    const { person } = await opened();
    await person.type(field('Postcode'), 'le94qt');
    await press(person, 'Find Address');
    const list = await screen.findByRole('option', { name: 'Flat 3, 14 Wharf Lane, Narborough' });
    await waitFor(() => expect(document.activeElement).toBe(list.closest('select')));
    expect(sent('/address/postcode')).toEqual([{ postcode: 'LE9 4QT' }]);
    await person.selectOptions(list.closest('select') as HTMLSelectElement, list);
    expect([field('Flat number').value, field('Building number').value, field('Street').value]).toEqual([
      '3',
      '14',
      'Wharf Lane',
    ]);
    await person.type(field('Street'), ' North');
    expect(field('Street').value).toBe('Wharf Lane North');
    // What was found belongs to the postcode that was asked for.
    await person.type(field('Postcode'), 'X');
    expect(screen.queryByRole('option', { name: /Wharf Lane/ })).toBeNull();
    expect(field('Street').value).toBe('Wharf Lane North');
  });

  it('is not looked up without a postcode: the words stand at its box, which has the focus (CS-016)', async () => {
    const { person } = await opened();
    await press(person, 'Find Address');
    expect(errorAt('postcode')).toBe('Please enter a valid postcode');
    expect(document.activeElement).toBe(field('Postcode'));
    expect(sent('/address/postcode')).toEqual([]);
  });

  it.each([
    [[], 'We found no address at LE9 4QT. Check the postcode, or type yours in below.'],
    ['trouble' as const, 'We can’t look up addresses right now. Type yours in below.'],
  ])('can be typed where the lookup brings %j, and what was typed stays', async (found, says) => {
    addresses = found;
    const { person } = await opened();
    await person.type(field('Street'), 'Wharf Lane');
    await person.type(field('Postcode'), 'le94qt{Enter}');
    await screen.findByText(says);
    expect([field('Street').value, field('Postcode').value]).toEqual(['Wharf Lane', 'LE9 4QT']);
    expect(searches()).toEqual([]);
  });
});

describe('a search that comes to nothing', () => {
  it('says in plain words that the agency does not answer, with a way on by hand and by trying again', async () => {
    refusals = ['CREDIT_SEARCH_UNAVAILABLE'];
    const { person, led } = await opened();
    await fillIn(person);
    await press(person, 'Continue');
    await screen.findByText('We can’t reach the credit report right now. Your list is as it was.');
    expect(screen.queryByText('This is a previous address')).toBeNull();
    await press(person, 'Enter my debts manually instead');
    expect(led).toEqual(['by hand']);
    expect([field('Surname').value, field('Street').value]).toEqual(['Okafor', 'Wharf Lane']);
    await press(person, 'Continue');
    await waitFor(() => expect(led).toEqual(['by hand', 'found 1']));
    expect(searches()).toHaveLength(2);
  });

  it('shows the banner with the focus when no report fits, and searches again with an earlier address (CS-010, ER-012)', async () => {
    refusals = ['CREDIT_SEARCH_NOT_FOUND'];
    const { person, led } = await opened();
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
    refusals = ['Invalid phone number'];
    const { person } = await opened();
    await fillIn(person);
    await press(person, 'Continue');
    await waitFor(() => expect(errorAt('phoneNumber')).toBe('Invalid phone number'));
    await person.type(field('Phone'), '{Backspace}4');
    expect(errorAt('phoneNumber')).toBeUndefined();
  });

  it.each([
    ['ERR_CREDIT_SEARCH_NOT_ALLOWED', 'Maximum number of attempts has been reached,'],
    ['No attempts remaining', 'Unfortunately we can no longer offer credit-search,'],
  ] as const)(
    'ends at %s with why, and both ways lead to typing the debts (CS-005, ER-013, ER-014)',
    async (code, why) => {
      refusals = [code];
      const { person, led } = await opened();
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
    const { person, led } = await opened();
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
    refusals = ['VERIFICATION_FAILED'];
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
    expect(screen.queryByRole('button', { name: 'Send me a new code' })).toBeNull();
    refusals = ['Passcode expired', 'OTP Required'];
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

  it('is left by Back to a form that has all that was typed, so that the number can be put right', async () => {
    const { person, led } = await atCode();
    await press(person, 'Back');
    expect(led).toEqual(['back']);
    cleanup();
    await opened();
    expect(screen.getByRole('heading', { name: 'Search my credit report' }).isConnected).toBe(true);
    expect([field('Surname').value, field('Street').value]).toEqual(['Okafor', 'Wharf Lane']);
  });
});
