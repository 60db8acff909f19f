import { describe, expect, it } from 'vitest';
import { isByOrder } from './byOrder.ts';

const DEBT = {
  courtStage: null,
  hasAttachmentOfEarnings: false,
  isTakenByAgreement: null,
  inReceiptOfBenefit: null,
};

describe('a debt of which a court says what is paid', () => {
  it.each([
    ['nothing of the kind', {}, 'england', false],
    ['a claim that is to be answered', { courtStage: 'court claim' }, 'england', false],
    ['a judgment', { courtStage: 'judgment' }, 'england', true],
    ['bailiffs', { courtStage: 'bailiffs' }, 'wales', true],
    ['a decree, for which time is asked by letter', { courtStage: 'judgment' }, 'scotland', false],
    ['a judgment that a letter offers on', { courtStage: 'judgment' }, 'northern-ireland', false],
    ['what is taken from wages', { hasAttachmentOfEarnings: true }, 'scotland', true],
    ['what is taken from a benefit', { inReceiptOfBenefit: true }, 'england', true],
  ] as const)('is one with %s in a nation where no letter offers on it (DN-1190)', (_, told, nation, is) => {
    expect(isByOrder({ ...DEBT, ...told }, null, nation)).toBe(is);
  });
});
