import {
  allCreditTypes,
  creditorSuggestions,
  creditTypesOfCreditor,
  debtKindGuides,
} from '@towpath/contracts/api/debts.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullReview, USUAL_ANSWERS } from '../../testing/journeyWalk.ts';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
const content = readOperatorContent(shipped);
let person: Person;
beforeAll(async () => {
  test = await createTestApp();
  person = await guest(test);
});
afterAll(() => test.close());

async function suggestions(searchTerm: string, limit?: string): Promise<readonly string[]> {
  const query = { searchTerm, ...(limit === undefined ? {} : { limit }) };
  const { answer } = await person.call(creditorSuggestions, { query });
  return answer.map(({ creditorName }) => creditorName);
}

describe('creditor suggestions', () => {
  it('give id and name of creditors whose name goes on as typed (DE-006, API-021)', async () => {
    const { answer } = await person.call(creditorSuggestions, { query: { searchTerm: 'barclays' } });
    expect(answer).toEqual([{ creditorId: 1001, creditorName: 'Barclays' }]);
  });

  it.each([
    ['the beginning of a later word', 'next', ['Next', 'E.ON Next']],
    ['words in another order', 'scotland bank', ['Bank of Scotland', 'Royal Bank of Scotland']],
    ['beginnings of several words', 'ro ban sco', ['Royal Bank of Scotland']],
    ['capitals', 'HALIFAX', ['Halifax']],
    ['punctuation left out', 'eon next', ['E.ON Next']],
    ['punctuation put elsewhere', 'e-on', ['E.ON Next']],
    ['a name in two pieces', 'co op', ['The Co-operative Bank']],
    ['a name in one piece', 'cooperative', ['The Co-operative Bank']],
    ['an ampersand in words', 'm and s', ['M&S Bank']],
    ['an ampersand', 'm&s', ['M&S Bank']],
    ['an apostrophe left out', 'sainsburys', ["Sainsbury's Bank"]],
    ['figures', '118', ['118 118 Money']],
    ['another name', 'barclaycard', ['Barclays']],
    ['another name with an accent', 'Dŵr', ['Welsh Water']],
  ])('find a creditor by %s: %s', async (_, typed, found) => {
    expect(await suggestions(typed)).toEqual(found);
  });

  it.each([
    ['a letter left out', 'barclys', 'Barclays'],
    ['a letter too many', 'santtander', 'Santander'],
    ['another letter', 'hallifax', 'Halifax'],
    ['two letters swapped', 'HBSC', 'HSBC'],
    ['two wrong letters', 'natwset', 'NatWest'],
    ['three letters, two of them swapped', 'tbs', 'TSB'],
    ['one of several words', 'capitol one', 'Capital One'],
    ['a word that is on its way', 'barcleyc', 'Barclays'],
  ])('forgive %s: %s', async (_, typed, name) => {
    expect(await suggestions(typed)).toContain(name);
  });

  it('put the name itself before other names and later words', async () => {
    expect((await suggestions('three')).slice(0, 2)).toEqual(['Three', 'Vodafone']);
    expect((await suggestions('yorkshire')).slice(0, 2)).toEqual(['Yorkshire BS', 'Yorkshire Water']);
  });

  it('do without words that people often add', async () => {
    expect(await suggestions('Barclays Bank plc')).toEqual(['Barclays']);
    expect(await suggestions('the halifax')).toEqual(['Halifax']);
  });

  it('are five unless a limit says otherwise, and no creditor is there twice (API-021)', async () => {
    expect(await suggestions('ba')).toHaveLength(5);
    expect(await suggestions('ba', '1')).toHaveLength(1);
    const many = await suggestions('council', '20');
    expect(many.length).toBeGreaterThan(5);
    expect(new Set(many).size).toBe(many.length);
  });

  it.each(['', ' ', 'b', ' b ', '&', '🙂', '—', 'zzzzqqqq', '%', '_', "'; drop table creditors; --"])(
    'are none for %j',
    async typed => {
      expect(await suggestions(typed)).toEqual([]);
    },
  );

  it.each(['0', '21', '-1', '5.5', 'five', ''])('refuse the limit %j', async limit => {
    const { status, error } = await person.call(creditorSuggestions, { query: { searchTerm: 'ba', limit } });
    expect([status, error.fields?.[0]?.field]).toEqual([400, 'limit']);
  });

  it('refuse a term that nobody types, and one that is left out', async () => {
    const long = await person.call(creditorSuggestions, { query: { searchTerm: 'x'.repeat(101) } });
    expect([long.status, long.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    const url = '/api/core/debts/creditors';
    const { authorization } = person;
    expect((await test.app.inject({ url, headers: { authorization } })).statusCode).toBe(400);
  });
});

describe('kinds of debt', () => {
  it('of a creditor come in the order of likelihood (DE-032, API-022)', async () => {
    const { answer } = await person.call(creditTypesOfCreditor, { params: { id: '1001' } });
    expect(answer.map(({ id }) => id)).toEqual([1, 4, 5, 19]);
    expect(answer[0]).toEqual({ id: 1, name: 'Credit card', roles: ['card'] });
  });

  it.each(['999999999', '0'])('of creditor %s are not found', async id => {
    expect((await person.call(creditTypesOfCreditor, { params: { id } })).error.code).toBe('NOT_FOUND');
  });

  it.each(['one', '-1', '1e3', '99999999999'])('of creditor %s are refused', async id => {
    expect((await person.call(creditTypesOfCreditor, { params: { id } })).status).toBe(400);
  });

  it('are all there, by id and name, with the benefit overpayment as number 30 (API-023, DE-041)', async () => {
    const { answer } = await person.call(allCreditTypes, {});
    expect(answer.map(({ id }) => id)).toEqual(content.creditTypes.map(({ id }) => id));
    expect(answer.length).toBeGreaterThanOrEqual(60);
    expect(answer.find(({ id }) => id === 30)?.name).toMatch(/benefit/i);
  });
});

describe('what helps to find a kind of debt', () => {
  it('puts each kind in one of nine groups, four of them before all, and has other words for it (WT-077)', async () => {
    const { answer } = await person.call(debtKindGuides, {});
    expect(answer.kinds.map(({ id }) => id)).toEqual(content.creditTypes.map(({ id }) => id));
    expect(new Set(answer.kinds.map(({ group }) => group)).size).toBe(9);
    expect(answer.kinds.filter(({ isCommon }) => isCommon)).toHaveLength(4);
    const klarna = answer.kinds.filter(({ also }) => 'klarna' in also).map(({ id }) => id);
    expect(klarna).toEqual([10]);
    expect(answer.told).toEqual([]);
  });

  it('names what the person said they owe, once each (WT-078)', async () => {
    const told = await inFullReview(test, {
      ...USUAL_ANSWERS,
      creditors: ['council-tax', 'energy'],
      bills: 'missed-some',
      arrears: ['energy'],
    });
    const { answer } = await told.call(debtKindGuides, {});
    expect(answer.told.map(({ id, says }) => [id, says])).toEqual([
      ['creditors.council-tax', 'Council tax'],
      ['creditors.energy', 'Gas, electricity or water'],
    ]);
  });
});
