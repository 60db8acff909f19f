import { expect, it } from 'vitest';
import { SHIPPED_HELP } from '../../testing/shippedHelp.ts';
import { withNumbers } from './whomToRing.ts';

const step = { heading: '', ring: null, ringsThem: false, instead: null, say: '' } as const;
const helps = (...[nation, ring]: [Parameters<typeof withNumbers>[2], 'citizens-advice' | 'shelter']) =>
  withNumbers({ ...step, ring, instead: 'national-debtline' }, SHIPPED_HELP, nation);

it('names whom to ring as the operator has them, in the nation of the person (WT-003, WT-050, WT-127)', () => {
  expect(helps('scotland', 'citizens-advice')).toMatchObject({
    ring: { name: 'Citizens Advice Scotland', number: '0800 028 1456' },
    instead: { name: 'National Debtline', number: '0808 808 4000' },
  });
  expect(helps('northern-ireland', 'shelter')).toMatchObject({
    ring: { name: 'Housing Rights', number: '028 9024 5640' },
    instead: { name: 'Advice NI', number: '0800 915 4604' },
  });
  for (const nation of [null, 'outside', 'england'] as const)
    expect(helps(nation, 'citizens-advice').ring?.name).toBe('Citizens Advice');
});

it('names nobody where we are rung', () => {
  expect(withNumbers(step, SHIPPED_HELP, 'wales')).toEqual(step);
});
