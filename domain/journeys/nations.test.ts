import { describe, expect, it } from 'vitest';
import { pathOf } from '../journey-engine/run/path.ts';
import { advisedNations, CLOSED_NATIONS, withNationsOpened } from './nations.ts';
import { answersFrom, firstFullReview, fullReview, planOf, qualifier } from './testing/shipped.ts';
import { applyVariant } from './variant.ts';

const stopOf = (opened: Parameters<typeof withNationsOpened>[1], nation: string) => {
  const definition = withNationsOpened(qualifier, opened);
  const { open, blocked } = pathOf(planOf(definition), answersFrom(definition, { nation }));
  return blocked ? 'blocked' : open?.stepId;
};

describe('opening the Qualifier to more nations', () => {
  it('changes nothing where none is opened: both stop at the first question (QU-012)', () => {
    expect(withNationsOpened(qualifier, [])).toBe(qualifier);
    for (const nation of CLOSED_NATIONS) expect(stopOf([], nation)).toBe('blocked');
    expect(advisedNations([])).toEqual(['england', 'wales']);
  });

  it.each([
    [['scotland'], 'housing', 'blocked', 100_001],
    [['northern-ireland'], 'blocked', 'housing', 200_001],
    [['northern-ireland', 'scotland'], 'housing', 'housing', 300_001],
  ] as const)(
    'lets the people of %j go on, in a version of its own',
    (opened, scotland, northern, version) => {
      expect(stopOf(opened, 'scotland')).toBe(scotland);
      expect(stopOf(opened, 'northern-ireland')).toBe(northern);
      expect(stopOf(opened, 'england')).toBe('housing');
      expect(withNationsOpened(qualifier, opened).version).toBe(version);
    },
  );

  it('says where the advice is given, and leaves room for the looks of partners', () => {
    const opened = withNationsOpened(qualifier, ['scotland']);
    const texts = JSON.stringify(opened);
    expect(texts).toContain('Our advice covers England, Wales and Scotland');
    expect(texts).toContain(
      'Our advice here covers England, Wales and Scotland. Northern Ireland has its own',
    );
    expect(texts).not.toContain('Our advice here covers England and Wales');
    expect(applyVariant(opened, { journey: 'a-look', revision: 999 }).version).toBeLessThan(2 ** 31);
    expect(advisedNations(['northern-ireland', 'scotland'])).toEqual([
      'england',
      'wales',
      'scotland',
      'northern-ireland',
    ]);
  });

  it('leaves a questionnaire that stops at no nation as it is', () => {
    for (const review of [fullReview, firstFullReview]) {
      expect(withNationsOpened(review, CLOSED_NATIONS)).toBe(review);
    }
  });
});
