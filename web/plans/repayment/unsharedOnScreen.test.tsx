// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { Unshared } from './Unshared.tsx';

afterEach(cleanup);

function shows(withoutShare: StandingRepayment['withoutShare'], ...names: readonly string[]) {
  const pressed: string[] = [];
  render(
    <Unshared
      withoutShare={withoutShare}
      names={names}
      canNote
      onShare={() => pressed.push('shared')}
      isSaving={false}
      error={undefined}
    />,
  );
  return pressed;
}

describe('who gets nothing of what a plan pays, on the page', () => {
  it('is named, with the one press that shares it anew (DN-509)', () => {
    const pressed = shows('can be shared', 'Marlow & Reed', 'Wren Cards');
    screen.getByRole('heading', { name: 'Marlow & Reed and Wren Cards get nothing of what you pay' });
    fireEvent.click(screen.getByRole('button', { name: 'Share it anew' }));
    expect(pressed).toEqual(['shared']);
  });

  it('is to be talked over where the sum is too little for all: there is nothing to press (DN-509)', () => {
    shows('too little', 'Wren Cards');
    screen.getByRole('heading', { name: 'Wren Cards gets nothing of what you pay' });
    screen.getByText(/too little for all of them. Ring us/u);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not said where everybody gets something (DN-509)', () => {
    shows('none');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
