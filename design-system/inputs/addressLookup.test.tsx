import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AddressLookup, type LookupOutcome } from './AddressLookup.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { codeText } from './codeText.ts';
import { words } from './words.ts';

const nothing = () => {};
const lookup = (outcome: LookupOutcome, postcodeError?: string) =>
  renderToStaticMarkup(
    <AddressLookup
      name="home"
      postcode="LE9 4QT"
      onPostcode={nothing}
      postcodeError={postcodeError}
      outcome={outcome}
      onFind={nothing}
      picked=""
      onPick={nothing}
    />,
  );

describe('address lookup', () => {
  it('begins with a postcode and "Find Address", and no list', () => {
    const html = lookup({ state: 'idle' });
    expect(html).toContain('Find Address');
    expect(html).toContain('autoComplete="postal-code"');
    expect(html).not.toContain('<select');
  });

  it('lists the addresses found, under their number (CS-021)', () => {
    const options = [
      { value: '0', label: 'Flat 2, 14 Wharf Lane' },
      { value: '1', label: 'Flat 3, 14 Wharf Lane' },
    ];
    expect(lookup({ state: 'found', options })).toMatch(
      /2 addresses found<\/option><option value="0">Flat 2, 14 Wharf Lane/,
    );
    expect(words.address.found(1)).toBe('1 address found');
  });

  it('shows the messages for no addresses and for an error unchanged', () => {
    expect(lookup({ state: 'none', message: 'Type yours in below.' })).toContain('Type yours in below.');
    expect(lookup({ state: 'error', message: 'Type yours in below.' })).toContain('Type yours in below.');
  });

  it('shows the message about the postcode beside it (CS-016)', () => {
    const html = lookup({ state: 'idle' }, 'Please enter a valid postcode');
    expect(html).toMatch(/id="home-postcode-error".*Please enter a valid postcode/);
    expect(html).toContain('aria-describedby="home-postcode-error"');
  });
});

describe('code entry', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['Your code is 123456.', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
  ])('reads %j as the digits %j (CS-020)', (typed, digits) => {
    expect(codeText(typed, 6)).toBe(digits);
  });

  it('is one input that a phone can fill in, and that accepts all of a paste', () => {
    const html = renderToStaticMarkup(
      <CodeEntry label="Your code" name="code" value="" onChange={nothing} />,
    );
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).toContain('autoComplete="one-time-code"');
    expect(html).toContain('inputMode="numeric"');
    expect(html).not.toContain('maxLength');
  });
});
