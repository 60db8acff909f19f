import type { Plan } from '@towpath/contracts/api/plans.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Covers } from './Covers.tsx';

/** What the page says of a plan that runs, in words. */
function said(shortName: string, covers: Plan['covers']): string {
  const plan = { product: { shortName, name: '' }, state: 'running', covers } as Plan;
  const html = renderToStaticMarkup(<Covers plan={plan} advice={null} />);
  return html.replace(/<[^>]+>/gu, ' ').replace(/\s+/gu, ' ');
}

const COVERS = {
  inIt: [{ id: 'debt:a', name: 'Kestrel Cards', owed: 9000_00 }],
  outside: [
    { id: 'debt:b', name: 'Loan Co', why: 'left out' as const },
    { id: 'c', name: 'Leeds Council', why: 'told later' as const },
  ],
};

describe('what a plan covers', () => {
  it('is told by its form, with what is not in it, why, and the way to ask us (DN-1330)', () => {
    const words = said('BS', COVERS);
    expect(words).toContain('What Breathing Space covers');
    expect(words).toMatch(/In it .*Kestrel Cards £9,000 .*Not in it/u);
    expect(words).toMatch(/Loan Co The form left it out/u);
    expect(words).toMatch(/Leeds Council You told us of it after the form/u);
    expect(words).toContain('Ask us whether it can be added');
  });

  it('promises of an order that lists its debts for good no debt more (DN-1330)', () => {
    expect(said('DRO', COVERS)).not.toContain('can be added');
    expect(said('DRO', COVERS)).toContain('Ask us what to do about it');
  });

  it('is not guessed at where no form from here was used (DN-1332)', () => {
    const words = said('BS', null);
    expect(words).toMatch(/We can’t tell which debts are in it/u);
    expect(words).toMatch(/The letter that came when it began names them/u);
    expect(words).not.toContain('Kestrel Cards');
  });

  it('says nothing while nothing is granted (DN-1330)', () => {
    expect(said('BS', undefined)).toBe('');
  });
});
