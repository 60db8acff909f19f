// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  errorAt,
  field,
  fillIn,
  openedSearch,
  press,
  searchApi,
  searches,
  sent,
  standInForSearch,
} from '../testing/creditSearchInDom.tsx';

standInForSearch();

describe('the form', () => {
  it('sends what is known and what was typed, tidied, once, and the found debts go on (CS-001, CS-009, CS-017)', async () => {
    const { person, led } = await openedSearch();
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
    const { person } = await openedSearch();
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

  it('shows what is known on a card, with a way to change each, and asks only for the rest (WT-075)', async () => {
    const { person } = await openedSearch();
    expect(screen.getByText('07700 900 123').isConnected).toBe(true);
    expect(screen.queryByLabelText('Phone')).toBeNull();
    expect(field('Surname').value).toBe('');
    await press(person, 'Change phone');
    expect(document.activeElement).toBe(field('Phone'));
    expect(field('Phone').value).toBe('07700900123');
    expect(screen.queryByRole('button', { name: 'Change phone' })).toBeNull();
  });

  it.each([
    ['phoneNumber', 'Phone', '1234567890', 'Phone number must start with 0'],
    ['postcode', 'Postcode', 'nowhere', 'Please enter a valid postcode'],
  ])(
    'says what is wrong with %s once it is left, and not before (CS-015, CS-016)',
    async (place, label, typed, says) => {
      const { person } = await openedSearch();
      if (place === 'phoneNumber') await press(person, 'Change phone');
      await person.clear(field(label));
      await person.type(field(label), typed);
      expect(errorAt(place)).toBeUndefined();
      await person.tab();
      expect(errorAt(place)).toBe(says);
    },
  );

  it('keeps at each key what is typed, and has it again after a reload', async () => {
    const { person } = await openedSearch();
    await person.type(field('Surname'), 'Okafo');
    await person.type(field('Day'), '2');
    cleanup();
    await openedSearch();
    expect([field('Forename').value, field('Surname').value, field('Day').value]).toEqual([
      'Danielle',
      'Okafo',
      '2',
    ]);
  });
});

describe('the address', () => {
  it('is picked from those at the postcode, fills the boxes, and can be changed (CS-018, CS-021)', async () => {
    const { person } = await openedSearch();
    await person.type(field('Postcode'), 'le94qt');
    await press(person, 'Find Address');
    const list = await screen.findByRole('option', { name: 'Flat 3, 14 Wharf Lane, Narborough' });
    await waitFor(() => expect(document.activeElement).toBe(list.closest('select')));
    expect(sent('/address/postcode')).toEqual([{ postcode: 'LE9 4QT' }]);
    await person.selectOptions(list.closest('select') as HTMLSelectElement, list);
    expect(screen.queryByLabelText('Street')).toBeNull();
    await press(person, 'Change this address');
    expect(document.activeElement).toBe(field('Flat number'));
    expect([field('Flat number').value, field('Building number').value, field('Street').value]).toEqual([
      '3',
      '14',
      'Wharf Lane',
    ]);
    await person.type(field('Street'), ' North');
    expect(field('Street').value).toBe('Wharf Lane North');
    // The addresses found belong to the postcode that was looked up.
    await person.type(field('Postcode'), 'X');
    expect(screen.queryByRole('option', { name: /Wharf Lane/ })).toBeNull();
    expect(field('Street').value).toBe('Wharf Lane North');
  });

  it('is not looked up without a postcode: the words stand at its box, which has the focus (CS-016)', async () => {
    const { person } = await openedSearch();
    await press(person, 'Find Address');
    expect(errorAt('postcode')).toBe('Please enter a valid postcode');
    expect(document.activeElement).toBe(field('Postcode'));
    expect(sent('/address/postcode')).toEqual([]);
  });

  it.each([
    [[], 'We found no address at LE9 4QT. Check the postcode, or type yours in below.'],
    ['trouble' as const, 'We can’t look up addresses right now. Type yours in below.'],
  ])('can be typed where the lookup brings %j, and what was typed stays', async (found, says) => {
    searchApi.addresses = found;
    const { person } = await openedSearch();
    await person.type(field('Postcode'), 'le94qt{Enter}');
    await screen.findByText(says);
    await person.type(field('Street'), 'Wharf Lane');
    expect([field('Street').value, field('Postcode').value]).toEqual(['Wharf Lane', 'LE9 4QT']);
    expect(searches()).toEqual([]);
  });
});
