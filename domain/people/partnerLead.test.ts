import { describe, expect, it } from 'vitest';
import { checkPartnerLead } from './partnerLead.ts';

const danielle = { forename: ' Danielle ', phoneNumber: '07700 900123' };

describe('a lead of a partner', () => {
  it('needs a forename and a phone number alone; what is not told is null (ID-007, PT-190)', () => {
    expect(checkPartnerLead(danielle)).toEqual({
      ok: true,
      value: {
        titleId: null,
        forename: 'Danielle',
        middlename: null,
        surname: null,
        emailAddress: null,
        phoneNumber: '07700900123',
        welcomeMessageId: null,
      },
    });
  });

  it('keeps title and middle name (PT-190)', () => {
    const checked = checkPartnerLead({ ...danielle, title: 'Ms', middlename: 'Anne', surname: 'Hughes' });
    expect(checked).toMatchObject({ value: { titleId: 4, middlename: 'Anne', surname: 'Hughes' } });
  });

  it('takes a welcome that we do not know: it behaves as 1 (ID-011)', () => {
    expect(checkPartnerLead({ ...danielle, welcomeMessageId: 17 })).toMatchObject({
      value: { welcomeMessageId: 17 },
    });
  });

  it.each([
    ['forename', ''],
    ['phoneNumber', '+1 202 555 0100'],
    ['emailAddress', 'nobody'],
    ['title', 'Sultan'],
    ['welcomeMessageId', 1.5],
    ['welcomeMessageId', 40_000],
  ])('is refused with the rule of the form at its field: %s %s (PT-190)', (field, value) => {
    const checked = checkPartnerLead({ ...danielle, [field]: value });
    expect(checked.ok ? [] : checked.problems.map(problem => problem.field)).toEqual([field]);
  });
});
