import { describe, expect, it } from 'vitest';
import { readPdf, withRole } from '../testing/readPdf.ts';
import { SHIPPED_LOOK } from '../testing/shippedHelp.ts';
import { applicationPaper } from './applicationPaper.ts';
import { textsOf } from './textsOf.ts';
import { writePaper } from './writePaper.ts';

const line = (field: string, part: string | null, says: string) => ({
  at: { field, entry: part && 'own:1', part },
  label: field,
  of: part && '4 Lock Lane, Leeds',
  says,
  fromWords: 'You told us',
});

/** What stands on the paper of a form with an address of the person and one of a creditor. */
const textsWhere = (isHidden: string) =>
  textsOf(
    applicationPaper({
      brand: SHIPPED_LOOK,
      name: 'Breathing Space application',
      receiver: 'The Insolvency Service',
      person: 'Samira Khan',
      at: new Date('2026-11-23T10:00:00Z'),
      groups: [
        {
          name: 'Where you live',
          lines: [
            line('isAddressHidden', null, isHidden),
            line('homeAddress', null, '12 Lock Lane, Leeds'),
            line('earlierAddresses', 'address', '4 Lock Lane, Leeds'),
            line('earlierAddresses', 'from', 'March 2020'),
            line('debts', 'creditorAddress', '1 High Street, Leeds'),
          ],
        },
      ],
      lists: {},
      missing: [],
      clashes: [],
    }),
  ).filter(text => text.includes('Not to be shown'));

describe('a form on paper', () => {
  it('marks each address of its person that is to be kept from others, and no other (DN-760)', () => {
    expect(textsWhere('Yes')).toEqual([
      '12 Lock Lane, Leeds. Not to be shown to creditors or on public lists.',
      '4 Lock Lane, Leeds. Not to be shown to creditors or on public lists.',
    ]);
    expect(textsWhere('No')).toEqual([]);
  });
});

it('says of a form that is whole what becomes of it, and speaks of the client to who gets it (DN-1711)', () => {
  const paper = (more: object) =>
    textsOf(
      applicationPaper({
        brand: SHIPPED_LOOK,
        name: 'IVA handover pack',
        receiver: 'The insolvency practitioner',
        person: 'Ivy Marsh',
        at: new Date('2026-11-23T10:00:00Z'),
        groups: [{ name: 'About you', lines: [line('firstName', null, 'Ivy')] }],
        lists: {},
        missing: [],
        clashes: [],
        ...more,
      }),
    ).join(' | ');
  expect(paper({})).toMatch(/Complete\. This is what was handed over\. \|.*You told us/u);
  const waits = paper({ isForReceiver: true, isAccepted: false });
  expect(waits).toMatch(/It is not accepted yet, so it is not to be sent\..*The client told us/u);
  expect(waits).not.toContain('You told us');
  expect(paper({ isForReceiver: true, isAccepted: true })).toContain(
    'Complete and accepted. This is what is sent.',
  );
});

const LISTS = { debts: 'Your debts', assets: 'Other things of worth', tools: 'Your tools for work' };

/** The headings and the sums below each, of things and debts in one group of a form. */
const headingsOf = (
  lines: readonly (readonly [field: string, entry: string, of: string, says: string])[],
) => {
  const { blocks } = applicationPaper({
    brand: SHIPPED_LOOK,
    name: 'Bankruptcy application',
    receiver: 'The adjudicator',
    person: '',
    at: new Date('2026-11-23T10:00:00Z'),
    groups: [
      {
        name: 'Your debts',
        lines: lines.map(([field, entry, of, says]) => ({
          at: { field, entry, part: 'value' },
          label: 'How much',
          of,
          says,
          fromWords: 'You told us',
        })),
      },
    ],
    lists: LISTS,
    missing: [],
    clashes: [],
  });
  return blocks.flatMap(block => {
    if (block.kind === 'heading') return [`${block.level} ${block.text}`];
    return block.kind === 'table' ? block.rows.map(({ cells }) => cells[1]) : [];
  });
};

describe('what is listed on a form on paper', () => {
  it('stands by itself where two have one name, as two debts with one bank (DN-864)', () => {
    const two = headingsOf([
      ['debts', 'debt:1', 'Hartwell Bank', '£400'],
      ['debts', 'debt:2', 'Hartwell Bank', '£90'],
    ]);
    expect(two).toEqual(['2 Your debts', '3 Hartwell Bank', '£400', '3 Hartwell Bank', '£90']);
  });

  it('says of which list it is, unless its group is called so (DN-864)', () => {
    const both = headingsOf([
      ['assets', 'own:1', 'Saw', '£400'],
      ['tools', 'own:1', 'Saw', '£90'],
    ]);
    expect(both.slice(1)).toEqual([
      '3 Other things of worth',
      '4 Saw',
      '£400',
      '3 Your tools for work',
      '4 Saw',
      '£90',
    ]);
  });
});

it('says on each page whose rows go on there, and once for who listens (DN-1724)', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    at: { field: 'debts', entry: 'kestrel', part: `part-${at}` },
    label: `Question ${at}`,
    of: 'Kestrel Cards',
    says: 'Yes',
    fromWords: 'You told us',
  }));
  const { bytes } = await writePaper(
    applicationPaper({
      brand: SHIPPED_LOOK,
      name: 'IVA handover pack',
      receiver: 'The insolvency practitioner',
      person: 'Ivy Marsh',
      at: new Date('2026-11-23T10:00:00Z'),
      groups: [{ name: 'Your debts', lines: rows }],
      lists: {},
      missing: [],
      clashes: [],
    }),
  );
  const { pages, elements } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter(page => !page.includes('Kestrel Cards What is asked Answer'))).toEqual([]);
  const heard = withRole(elements, 'H3').filter(({ text }) => text.includes('Kestrel Cards'));
  expect(heard).toHaveLength(1);
});
