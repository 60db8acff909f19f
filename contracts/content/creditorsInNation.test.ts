import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { creditors } = readOperatorContent(shipped);
const kindsOf = (name: string) => creditors.find(creditor => creditor.name === name)?.creditTypeIds;

it('has those whom people in Scotland and Northern Ireland owe (SA-085)', () => {
  for (const name of ['Fife Council', 'North Lanarkshire Council', 'Glasgow City Council'])
    expect(kindsOf(name), name).toContain(24);
  expect(kindsOf('Scottish Water')).toEqual([27]);
  expect(kindsOf('Northern Ireland Housing Executive')).toContain(22);
});

it('has rates owed to Land & Property Services, and to no council in Northern Ireland (SA-085)', () => {
  expect(kindsOf('Land & Property Services')).toEqual([24]);
  for (const name of ['Belfast City Council', 'Derry City and Strabane District Council'])
    expect(kindsOf(name), name).toEqual([40]);
});
