import { expect, it } from 'vitest';
import { band, runFirstLook, type Told, tenant } from './testing/firstLooked.ts';

it('says of a trust deed what a trustee takes, and that nothing is taken from benefits alone where these may be all (WT-167)', () => {
  const figure = (employment: Told['employment']) => {
    const told = tenant({ nation: 'scotland', left: 186_00, employment, totalDebtsAnswer: 'Over £25,000' });
    return runFirstLook(told).inBrief.find(({ name }) => name === 'Protected Trust Deed')?.figure;
  };
  expect(figure('full-time')).toBe(
    'About £167 a month for about 4 years, with fees out of it. What is left is written off.',
  );
  expect(figure('ill')).toBe(
    'Only with other income than benefits. Then about £167 a month for about 4 years, with fees out of it. What is left is written off.',
  );
});

it('leads in Scotland to the Accountant in Bankruptcy with what it runs, and to free advice with all else (WT-184)', () => {
  const { inBrief } = runFirstLook(
    tenant({ nation: 'scotland', left: 60_00, debtTotal: band('£5,000 - £10,000') }),
  );
  expect(inBrief.map(({ name, site }) => [name, site])).toEqual([
    ['Debt Management Plan', 'Citizens Advice Scotland'],
    ['Debt Payment Programme under the Debt Arrangement Scheme', 'Accountant in Bankruptcy'],
    ['A plan for your budget and bills', 'Citizens Advice Scotland'],
    ['Sequestration (full administration bankruptcy)', 'Accountant in Bankruptcy'],
  ]);
});
