import { describe, expect, it } from 'vitest';
import { askedOf } from '../missingParts.ts';
import { thingsToFindOut } from './thingsToFindOut.ts';

const pagesWith = (...stepIds: readonly string[]) =>
  stepIds.map(id => ({ id: `page-of-${id}`, sections: [{ steps: [{ id, type: 'Question' }] }] }));
const found = (code: string, ...stepIds: readonly string[]) =>
  thingsToFindOut(
    { forAdviser: [{ code, says: 'Why.' }], gates: [], undecided: [] },
    pagesWith(...stepIds),
  )[0];

describe('what a person finds out with an adviser', () => {
  it('leads to the question about what does not fit, before the questions that told it (SA-185)', () => {
    const link = (...stepIds: readonly string[]) => found('FACTS_CONTRADICT', ...stepIds)?.link?.href;
    expect(link('earlier-plans', 'back-pay-sum', 'fits-home')).toBe('/journey/page-of-fits-home');
    expect(link('earlier-plans', 'fits-child-benefit')).toBe('/journey/page-of-fits-child-benefit');
    expect(link('earlier-plans', 'back-pay-sum')).toBe('/journey/page-of-back-pay-sum');
    expect(link('earlier-plans', 'changes')).toBe('/journey/page-of-earlier-plans');
    expect(link('earlier-plans', 'fits-stopped')).toBe('/journey/page-of-fits-stopped');
  });

  it('leads to no question that the person was not asked, though others are (SA-185)', () => {
    const pages = pagesWith('fits-partner', 'earlier-plans', 'fits-stopped');
    const asked = [{ stepId: 'earlier-plans' }, { stepId: 'fits-stopped' }];
    const reason = { code: 'FACTS_CONTRADICT', says: 'Why.' };
    const [thing] = thingsToFindOut(
      { forAdviser: [reason], gates: [], undecided: [] },
      askedOf(pages, asked),
    );
    expect(thing?.link?.href).toBe('/journey/page-of-fits-stopped');
  });

  it('leads to the end of a bankruptcy, of whichever nation it was (SA-185)', () => {
    for (const stepId of [
      'bankruptcy-ended-on',
      'sequestration-ended-on',
      'elsewhere-minimal-asset-ended-on',
    ]) {
      expect(found('RECENT_BANKRUPTCY', 'changes', stepId)?.link?.href).toBe(`/journey/page-of-${stepId}`);
    }
  });

  it('leads from a petition to the answer that told of it (SA-188)', () => {
    const petition = found('CREDITOR_PETITION', 'changes', 'pressing');
    expect(petition).toMatchObject({ title: 'What the court papers say', why: 'Why.' });
    expect(petition?.link).toEqual({ href: '/journey/page-of-pressing', action: 'Check my answer' });
    expect(found('CREDITOR_PETITION', 'orders')?.link?.href).toBe('/journey/page-of-orders');
  });

  it('is for the call where no question of the person’s leads there', () => {
    expect(found('FACTS_CONTRADICT', 'changes')?.link).toBeUndefined();
  });
});
