import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { day, tenant } from '../../solutions/testing/cases.ts';
import { HEALTH_CONSENT } from '../asked.ts';
import { fileOf } from '../file/fileOf.ts';
import { schemaOf } from '../file/schemaOf.ts';
import { filled } from '../filled.ts';
import { isReady } from '../filledForm.ts';
import { answersTo } from '../testing/answers.ts';
import { factsOf, NOTHING_KNOWN, TODAY } from '../testing/person.ts';
import { formFor } from './forms.ts';
import { MENTAL_HEALTH_BREATHING_SPACE as FORM } from './mentalHealthBreathingSpace.ts';

const inCare = tenant({
  crisis: {
    isInTreatment: true,
    isConfirmed: true,
    hasContact: true,
    treatmentEndsOn: day('2026-12-15'),
    isIllLongTerm: null,
  },
});
const FULL = answersTo(FORM, 'yes');
const known = { ...NOTHING_KNOWN, review: { on: null, what: tenant() } };

describe('the form for a breathing space in a mental health crisis', () => {
  it('is that of England and Wales, and of nobody elsewhere (DN-420)', () => {
    expect([formFor('MHBS', 'england'), formFor('MHBS', 'wales')]).toEqual([FORM, FORM]);
    expect([formFor('MHBS', 'scotland'), formFor('MHBS', 'northern-ireland')]).toEqual([null, null]);
  });

  it('asks for what the law wants: the care, who confirms it, whom to ask, who applies, and all of the other breathing space (DN-420)', () => {
    const asked = filled(FORM, known, { ...FULL, applicant: 'nurse' }).fields.map(({ field }) => field.id);
    for (const id of [
      ...['crisisCare', 'isCrisisConfirmed', 'amhpName', 'amhpPhone', 'confirmedOn'],
      ...['contactRole', 'contactName', 'contactPhone', 'applicant', 'applicantName', 'applicantPhone'],
      ...['isAddressHidden', 'homeAddress', 'earlierAddresses', 'debts', 'ongoing', 'businesses'],
    ]) {
      expect(asked).toContain(id);
    }
  });

  it('asks for nobody beside who applies for themselves (DN-420)', () => {
    const asked = filled(FORM, known, { ...FULL, applicant: 'own' }).fields.map(({ field }) => field.id);
    expect(asked.filter(id => id.startsWith('applicant'))).toEqual(['applicant']);
  });

  it('has what was told of the crisis, once its person agrees to that (DN-421)', () => {
    const before = filled(FORM, factsOf(inCare), {});
    expect(before.fields.filter(({ field }) => field.isHealth)).toEqual([]);
    const after = filled(FORM, factsOf(inCare), { [HEALTH_CONSENT]: true });
    const said = new Map(after.fields.map(({ field, says, from }) => [field.id, [says, from]]));
    expect(said.get('isCrisisConfirmed')).toEqual(['Yes', 'told']);
    expect(said.get('crisisCareEndsOn')).toEqual(['15 December 2026', 'told']);
  });

  it.each([[HEALTH_CONSENT], ['isCrisisConfirmed']])(
    'is not made with a no to %s: it says what then (DN-422)',
    id => {
      const no = filled(FORM, known, { ...FULL, [id]: false });
      expect(isReady(no)).toBe(false);
      const [item] = no.missing.flatMap(({ items }) => items);
      expect(item).toMatchObject({ at: { field: id }, why: expect.stringContaining('dviser') });
      expect(fileOf(FORM, no, TODAY).file).toBeNull();
      expect(isReady(filled(FORM, known, FULL))).toBe(true);
    },
  );

  it('makes no file, by its schema, without the word of the professional (DN-422)', () => {
    const { file } = fileOf(FORM, filled(FORM, known, FULL), TODAY);
    const takes = new Ajv2020({ strict: true, strictRequired: false }).compile(schemaOf(FORM));
    expect(takes(file)).toBe(true);
    const { evidence = {} } = file?.answers ?? {};
    const without = (name: string) => ({
      ...file,
      answers: { ...file?.answers, evidence: { ...evidence, [name]: undefined } },
    });
    for (const name of ['isCrisisConfirmed', 'amhpName', 'amhpPhone', 'confirmedOn']) {
      expect(takes(JSON.parse(JSON.stringify(without(name))))).toBe(false);
    }
    const unconfirmed = { ...file?.answers, evidence: { ...evidence, isCrisisConfirmed: false } };
    expect(takes({ ...file, answers: unconfirmed })).toBe(false);
  });
});
