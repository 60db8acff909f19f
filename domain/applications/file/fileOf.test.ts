import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { tenant } from '../../solutions/testing/cases.ts';
import type { Given } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { filled } from '../filled.ts';
import { APPLICATION_KINDS, type ApplicationForm } from '../form.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { answersTo, HOME_IN, LEANINGS } from '../testing/answers.ts';
import { factsOf, NOTHING_KNOWN, TODAY } from '../testing/person.ts';
import { totalIdsOf } from '../totals.ts';
import { type ApplicationFile, fileOf } from './fileOf.ts';
import { schemaOf } from './schemaOf.ts';

const ajv = new Ajv2020({ strict: true, strictRequired: false });

const facts = (form: ApplicationForm): ApplicationFacts => ({
  ...NOTHING_KNOWN,
  review: { on: null, what: tenant({ nation: form.nations.at(-1) ?? null }) },
});

function made(form: ApplicationForm, given: Given, known = facts(form)): ApplicationFile {
  const { file } = fileOf(form, filled(form, known, given), TODAY);
  if (file === null) throw new Error('Something is missing.');
  return file;
}

function faultsOf(form: ApplicationForm, file: unknown): readonly string[] {
  const schema = schemaOf(form);
  const id = String(schema.$id);
  const validate = ajv.getSchema(id) ?? ajv.compile(schema);
  return validate(file) ? [] : (validate.errors ?? []).map(one => `${one.instancePath} ${one.message}`);
}

describe('the file of an application', () => {
  it.each(APPLICATION_KINDS)('is by the schema of its kind and version: %s (DN-220)', kind => {
    const form = APPLICATION_FORMS[kind];
    for (const leaning of LEANINGS) {
      const file = made(form, answersTo(form, leaning, form.nations.at(-1)));
      expect(faultsOf(form, JSON.parse(JSON.stringify(file)))).toEqual([]);
      expect(file).toMatchObject({ kind, version: form.version, madeOn: '2026-11-21' });
    }
  });

  it.each(APPLICATION_KINDS)(
    'holds each sum that its form has the lines for, and none is missing: %s (DN-1630)',
    kind => {
      const form = APPLICATION_FORMS[kind];
      const file = made(form, answersTo(form, 'yes', form.nations.at(-1)));
      expect(totalIdsOf(form)).toContain('debts');
      expect(Object.keys(file.totals ?? {})).toEqual([...totalIdsOf(form)]);
      for (const id of totalIdsOf(form)) {
        const { [id]: _, ...totals } = file.totals ?? {};
        expect([id, faultsOf(form, { ...file, totals }).length > 0]).toEqual([id, true]);
      }
      const { totals: _, ...without } = file;
      expect(faultsOf(form, without)).not.toEqual([]);
    },
  );

  it.each(APPLICATION_KINDS)('with an answer less, or one more, is not by it: %s (DN-220)', kind => {
    const form = APPLICATION_FORMS[kind];
    const file = made(form, answersTo(form, 'yes', form.nations.at(-1)));
    let less = 0;
    for (const { id, fields } of form.groups) {
      const group = file.answers[id] ?? {};
      for (const field of fields) {
        if (field.isOptional || field.isHealth || group[field.id] === undefined) continue;
        const { [field.id]: _, ...rest } = group;
        const without = { ...file, answers: { ...file.answers, [id]: rest } };
        expect([field.id, faultsOf(form, without).length > 0]).toEqual([field.id, true]);
        less += 1;
      }
      const more = { ...file, answers: { ...file.answers, [id]: { ...group, somethingElse: 1 } } };
      expect(faultsOf(form, more)).not.toEqual([]);
    }
    expect(less).toBeGreaterThan(10);
  });

  it('has every sum in whole pence and every day as year-month-day (DN-220)', () => {
    const form = APPLICATION_FORMS.bankruptcy;
    const { answers } = made(form, answersTo(form, 'yes', form.nations.at(-1)));
    expect(answers.debts).toMatchObject({ debts: [{ balance: 120_50, since: '2015-01' }] });
    expect(answers.you).toMatchObject({ birthDate: '1990-05-14', nationalInsurance: 'AB123456C' });
  });

  it.each(APPLICATION_KINDS)('is not there while something is missing: %s (DN-221)', kind => {
    const form = APPLICATION_FORMS[kind];
    const full = answersTo(form, 'yes', form.nations.at(-1));
    const { lastName: _, ...rest } = full;
    const found = fileOf(form, filled(form, facts(form), rest), TODAY);
    expect(found.file).toBeNull();
    if (found.file === null) expect(found.lacking.missing.map(({ at }) => at.field)).toEqual(['lastName']);
  });

  it('is not there while two answers do not match, or the nation is not known (DN-221)', () => {
    const form = APPLICATION_FORMS['breathing-space'];
    const { firstName: _, ...rest } = answersTo(form, 'yes', form.nations.at(-1));
    const known = factsOf();
    const details = known.details && { ...known.details, what: { ...known.details.what, forename: 'Sam' } };
    const twoNames = { ...facts(form), details, creditSearch: known.creditSearch };
    const found = fileOf(form, filled(form, twoNames, rest), TODAY);
    expect(found).toMatchObject({ file: null, lacking: { missing: [], nation: false } });
    if (found.file === null) expect(found.lacking.clashes.map(({ at }) => at.field)).toEqual(['firstName']);
    const nowhere = fileOf(
      form,
      filled(form, NOTHING_KNOWN, answersTo(form, 'yes', form.nations.at(-1))),
      TODAY,
    );
    expect(nowhere).toMatchObject({ file: null, lacking: { missing: [], clashes: [], nation: true } });
  });
});

describe('what a file keeps back', () => {
  const form = APPLICATION_FORMS['iva-handover'];
  const health = { on: null, what: { conditions: ['Depression'], supportNeeds: ['Large print'] } };
  const known = { ...facts(form), health };
  const { healthNotes: _, supportNeeds: __, ...answers } = answersTo(form, 'yes', form.nations.at(-1));

  it('is all of health, unless the person agreed to it in this form (DN-222)', () => {
    const said = made(form, { ...answers, mayShareHealth: true }, known);
    expect(said.answers.care).toEqual({
      mayShareHealth: true,
      healthNotes: 'Depression',
      supportNeeds: 'Large print',
    });
    const notSaid = made(form, { ...answers, mayShareHealth: false, healthNotes: 'Depression' }, known);
    expect(notSaid.answers.care).toEqual({ mayShareHealth: false });
    expect(JSON.stringify(notSaid)).not.toMatch(/Depression|Large print/u);
  });

  it('is shown by no field either, before the person agreed (DN-222)', () => {
    const { fields } = filled(form, known, {});
    expect(fields.filter(({ field }) => field.isHealth)).toEqual([]);
  });

  it.each([true, false])('is the own address where it must be hidden: %s (DN-223)', isAddressHidden => {
    const dro = APPLICATION_FORMS['debt-relief-order'];
    const file = made(dro, { ...answersTo(dro, 'yes', dro.nations.at(-1)), isAddressHidden });
    expect(file.answers.homes).toMatchObject({
      addresses: [{ address: { ...HOME_IN['northern-ireland'], isHidden: isAddressHidden } }],
    });
    expect(file.answers.debts).toMatchObject({
      debts: [{ creditorAddress: { ...HOME_IN['northern-ireland'], isHidden: false } }],
    });
    const space = APPLICATION_FORMS['breathing-space'];
    const other = made(space, { ...answersTo(space, 'yes', space.nations.at(-1)), isAddressHidden });
    expect(other.answers.homes).toMatchObject({ homeAddress: { isHidden: isAddressHidden } });
  });
});
