// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Address } from '@towpath/domain/applications/answer.ts';
import { HOME } from '@towpath/domain/applications/testing/answers.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { AddressInput } from './AddressInput.tsx';

afterEach(cleanup);

it('asks for a town as something that is needed, and leaves the second line and the county free (DN-603)', () => {
  render(<AddressInput name="home" label="Your address" value={HOME} onChange={() => {}} />);
  const free = screen.getAllByRole('textbox', { name: /optional/u });
  expect(free.map(input => input.getAttribute('name'))).toEqual(['home-line2', 'home-county']);
  expect(screen.getByDisplayValue('Leeds').getAttribute('name')).toBe('home-town');
});

describe('an address that was refused', () => {
  it.each<[string, Partial<Address>]>([
    ['First line', { line1: '' }],
    ['Town or city', { town: ' ' }],
    ['Postcode', {}],
  ])('says it of the line in which it is: %s (DN-758)', (label, lacks) => {
    render(
      <AddressInput
        name="home"
        label="Address"
        error="That is not right"
        value={{ ...HOME, postcode: 'LS1', ...lacks }}
        onChange={() => {}}
      />,
    );
    const marked = screen
      .getAllByRole('textbox')
      .filter(input => input.getAttribute('aria-invalid') === 'true');
    expect(marked).toEqual([screen.getByRole('textbox', { name: label })]);
    const said = document.getElementById(marked[0]?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(said?.textContent).toContain('That is not right');
  });
});
