// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { HOME } from '@towpath/domain/applications/testing/answers.ts';
import { expect, it } from 'vitest';
import { AddressInput } from './AddressInput.tsx';

it('asks for a town as something that is needed, and leaves the second line and the county free (DN-603)', () => {
  render(<AddressInput name="home" label="Your address" value={HOME} onChange={() => {}} />);
  const free = screen.getAllByRole('textbox', { name: /optional/u });
  expect(free.map(input => input.getAttribute('name'))).toEqual(['home-line2', 'home-county']);
  expect(screen.getByDisplayValue('Leeds').getAttribute('name')).toBe('home-town');
});
