import { expect, it } from 'vitest';
import { whatWent } from './whatWent.ts';

const NOTHING = { shortName: 'DRO', changes: [], letters: [], offers: [], form: null } as const;
const FORM = { receiver: 'The official receiver', isGone: false, sentOn: null } as const;

it('of a plan that is prepared nothing went where no letter, no offer and no form did (DN-1100)', () => {
  expect(whatWent(NOTHING)).toBeNull();
  expect(whatWent({ ...NOTHING, form: FORM })).toBeNull();
  expect(whatWent({ ...NOTHING, letters: [{ to: 'Kestrel Cards', wentOn: null }] })).toBeNull();
  expect(whatWent({ ...NOTHING, offers: [{ creditor: 'Kestrel Cards', wasSent: false }] })).toBeNull();
});

it('a letter or an offer that went names whom it went to, each once (DN-1100)', () => {
  const went = whatWent({
    ...NOTHING,
    shortName: 'DMP',
    letters: [
      { to: 'Kestrel Cards', wentOn: '2026-11-20' },
      { to: 'Ashgrove Council', wentOn: null },
    ],
    offers: [
      { creditor: 'Kestrel Cards', wasSent: true },
      { creditor: 'Harbour Bank', wasSent: true },
    ],
  });
  expect(went).toEqual({ to: ['Kestrel Cards', 'Harbour Bank'], form: null, notedOn: null });
});

it('a form that is on its way, or went and came back with a no, names who has it (DN-1100)', () => {
  expect(whatWent({ ...NOTHING, form: { ...FORM, isGone: true } })).toMatchObject({
    form: { receiver: 'The official receiver', on: null },
  });
  expect(whatWent({ ...NOTHING, form: { ...FORM, sentOn: '2026-11-20' } })).toMatchObject({
    form: { receiver: 'The official receiver', on: '2026-11-20' },
    notedOn: null,
  });
});

it('what was noted as sent without a form is said with its day; of what is repaid, its offers say it (DN-1100)', () => {
  const changes = [{ state: 'sent', on: '2026-11-20' }] as const;
  expect(whatWent({ ...NOTHING, changes })).toEqual({ to: [], form: null, notedOn: '2026-11-20' });
  expect(whatWent({ ...NOTHING, shortName: 'DMP', changes })).toBeNull();
});
