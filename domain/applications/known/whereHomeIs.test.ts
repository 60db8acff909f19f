import { describe, expect, it } from 'vitest';
import { tenant } from '../../solutions/testing/cases.ts';
import type { Given } from '../answer.ts';
import { filled } from '../filled.ts';
import { isReady } from '../filledForm.ts';
import { APPLICATION_KINDS, type ApplicationForm } from '../form.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { answersTo, HOME_IN } from '../testing/answers.ts';
import { NOTHING_KNOWN } from '../testing/person.ts';

const DAS = APPLICATION_FORMS['debt-payment-programme'];
const MAP = APPLICATION_FORMS['minimal-asset-process'];
const FORMS = APPLICATION_KINDS.map(kind => APPLICATION_FORMS[kind]);
const SCOTTISH = FORMS.filter(({ nations }) => nations.includes('scotland'));
type Told = { readonly livesThere: boolean | null };

/** A form with an answer to all, of which only the home is what it is. */
function withHome(
  form: ApplicationForm,
  postcode: string,
  { livesHere, told = { livesThere: true } }: { livesHere?: boolean; told?: Told } = {},
) {
  const [nation = 'england'] = form.nations;
  const residence = { ...tenant().residence, ...told };
  const review = { on: '2026-11-08', what: tenant({ nation, residence }) };
  const { livesHere: _, ...answers } = answersTo(form, 'yes');
  const home = { ...HOME_IN.england, postcode };
  const given: Given = {
    ...answers,
    ...('homeAddress' in answers && { homeAddress: home }),
    ...('addresses' in answers && {
      addresses: [{ id: 'own:1', parts: { address: home, from: '2015-01', isNow: true } }],
    }),
    ...(livesHere !== undefined && { livesHere }),
  };
  return filled(form, { ...NOTHING_KNOWN, review }, given);
}
const asked = ({ clashes }: ReturnType<typeof filled>) =>
  clashes.map(({ question, values }) => [
    question,
    ...values.map(({ says, fromWords }) => `${says}: ${fromWords}`),
  ]);
const why = ({ missing }: ReturnType<typeof filled>) =>
  missing.flatMap(({ items }) => items.map(({ at, why: says }) => [at.field, says]));

describe('where home is', () => {
  it.each(FORMS)('is in the nation of the form without a question: $kind (DN-538)', form => {
    const [nation = 'england'] = form.nations;
    expect(isReady(withHome(form, HOME_IN[nation].postcode))).toBe(true);
  });

  it.each(SCOTTISH)('is asked of an address in England in a Scottish form: $kind (DN-538)', form => {
    const found = withHome(form, 'LS1 1AA');
    expect(asked(found)).toEqual([
      [
        'Is your home in Scotland?',
        'Yes: You told us on 8 November',
        'No: Your postcode in this form, LS1 1AA, is in England or Wales',
      ],
    ]);
    expect(isReady(found)).toBe(false);
  });

  it.each(SCOTTISH)('cannot be said to be there while the address is in England: $kind (DN-538)', form => {
    const found = withHome(form, 'LS1 1AA', { livesHere: true });
    expect(why(found)).toEqual([
      [
        'livesHere',
        'Your address in this form is in England or Wales. If your home is in Scotland, change the address first. If not, say no',
      ],
    ]);
  });

  it('is not there any more, which the form of some asks more about and that of others does not take (DN-538)', () => {
    expect(why(withHome(MAP, 'LS1 1AA', { livesHere: false }))).toEqual([]);
    expect(why(withHome(DAS, 'LS1 1AA', { livesHere: false }))).toEqual([
      ['livesHere', expect.stringContaining('for people who live in Scotland')],
    ]);
  });

  it.each(['TD15 1AA', 'CA6 5AA', 'ZA1 1AA'])(
    'is asked where the postcode does not say it, and settled by a word: %s (DN-538)',
    postcode => {
      expect(asked(withHome(DAS, postcode))).toEqual([
        [
          'Is your home in Scotland?',
          'Yes: You told us on 8 November',
          `No: Your postcode in this form, ${postcode}, may not be in Scotland`,
        ],
      ]);
      const settled = withHome(DAS, postcode, { livesHere: true });
      expect(isReady(settled)).toBe(true);
      // The adviser hears of the doubt.
      expect(settled.otherwise.map(({ at }) => at.field)).toContain('livesHere');
    },
  );

  it('is asked of an English form with an address in Scotland or Northern Ireland, and the other way round (DN-538)', () => {
    const english = FORMS.filter(({ nations }) => nations.includes('england'));
    for (const form of english) {
      for (const postcode of ['EH1 1YZ', 'BT1 5GS']) expect(asked(withHome(form, postcode))).toHaveLength(1);
    }
  });

  it('is asked too of who was never asked, or said before that they had moved (DN-538)', () => {
    expect(asked(withHome(MAP, 'LS1 1AA', { told: { livesThere: null } }))).toHaveLength(1);
    expect(asked(withHome(MAP, 'G2 1AL', { told: { livesThere: false } }))).toEqual([
      [
        'Is your home in Scotland?',
        'No: You told us on 8 November',
        'Yes: Your postcode in this form, G2 1AL, is in Scotland',
      ],
    ]);
  });
});
