import { describe, expect, it } from 'vitest';
import { UK_NATIONS } from '../../people/nation.ts';
import { fieldsOf } from '../form.ts';
import { APPLICATION_FORMS, formFor } from './forms.ts';
import { inWordsOf } from './inWordsOf.ts';

const FORMS = Object.values(APPLICATION_FORMS);
const IN_NI = FORMS.filter(({ nations }) => nations.includes('northern-ireland'));

/** A form without its words: what is asked, and by which values it is kept. */
const withoutWords = (form: unknown) =>
  JSON.stringify(form, (key, value) => (key === 'label' || key === 'hint' ? null : value));

describe('a form in the words of a nation', () => {
  it('names those who carry out what a court ordered there (DN-607)', () => {
    expect(IN_NI.length).toBeGreaterThan(1);
    for (const shortName of ['DRO', 'IVA', 'BKY']) {
      const said = JSON.stringify(formFor(shortName, 'northern-ireland'));
      expect(said, shortName).toContain('Has a court or the Enforcement of Judgments Office written to you');
      expect(JSON.stringify(formFor(shortName, 'england')), shortName).toContain(
        'Has a court or a bailiff written to you',
      );
    }
    const office = '“Enforcement of Judgments Office” if it is from there';
    expect(JSON.stringify(formFor('DRO', 'northern-ireland'))).toContain(office);
    expect(JSON.stringify(formFor('IVA', 'northern-ireland'))).toContain('An order charging land on my home');
    for (const form of [...IN_NI, ...FORMS.filter(({ nations }) => nations.includes('scotland'))]) {
      const nation = form.nations.includes('scotland') ? 'scotland' : 'northern-ireland';
      const labels = JSON.stringify(inWordsOf(form, nation)).replaceAll('"value":"bailiffs"', '');
      expect(labels, form.name).not.toMatch(/bailiff/iu);
    }
  });

  it('asks by name whether the home is there, and not of this part of the UK (DN-681)', () => {
    const asks = (shortName: string, nation: (typeof UK_NATIONS)[number]) => {
      const form = formFor(shortName, nation);
      return form && fieldsOf(form).find(({ id }) => id === 'livesHere');
    };
    for (const shortName of ['DRO', 'IVA', 'BKY']) {
      expect(asks(shortName, 'northern-ireland')).toMatchObject({
        label: 'Is your home in Northern Ireland?',
        hint: null,
      });
      for (const nation of ['england', 'wales'] as const) {
        expect(asks(shortName, nation)?.label).toBe('Is your home in England or Wales?');
      }
    }
    for (const shortName of ['DAS', 'MAP', 'SEQ', 'PTD']) {
      expect(asks(shortName, 'scotland')?.label).toBe('Is your home in Scotland?');
    }
  });

  it('asks the same, and keeps it the same, everywhere (DN-607)', () => {
    for (const form of FORMS) {
      for (const nation of UK_NATIONS) {
        expect(withoutWords(inWordsOf(form, nation))).toBe(withoutWords(form));
      }
    }
  });
});
