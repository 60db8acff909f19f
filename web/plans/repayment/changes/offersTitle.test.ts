import { expect, it } from 'vitest';
import { debtOfPlan } from '../../../testing/repayment.ts';
import { offersTitle } from './offersTitle.ts';

const [wren, teal] = [debtOfPlan('Wren'), debtOfPlan('Teal')];

it('what is told of letters that went names one lender, and what that one was sent (DN-1625)', () => {
  expect(offersTitle([wren, teal])).toBe('Your offers went out');
  expect(offersTitle([{ ...wren, offered: null, standing: 'not offered' }])).toBe(
    'Your offer to Wren went out',
  );
  expect(offersTitle([{ ...wren, standing: 'silent' }])).toBe('You wrote to Wren again');
  expect(offersTitle([{ ...wren, standing: 'refuses' }])).toBe('You asked Wren again');
  expect(offersTitle([{ ...wren, standing: 'asks for more' }])).toBe('You replied to Wren');
});
