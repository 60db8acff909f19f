import type { FoundHelp, FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { BetterOff } from './BetterOff.tsx';
import { FoundCard } from './card/FoundCard.tsx';
import { EffectOnAdvice } from './EffectOnAdvice.tsx';
import { Found } from './Found.tsx';
import { NothingFound, StillMissing } from './NothingFound.tsx';

const HELP: FoundHelp = {
  id: 'warm-home-discount',
  name: 'Warm Home Discount',
  likelihood: 'likely',
  monthly: 12_50,
  why: 'It fits.',
  how: 'Look for a letter.',
  byWhen: 'By 31 January.',
  link: { label: 'How it works', url: 'https://www.gov.uk/the-warm-home-discount-scheme' },
  isToConfirm: false,
  said: null,
  changedBill: null,
};
const FOUND: FoundMoney = {
  missing: [],
  checked: 25,
  monthly: 12_50,
  leftNow: 175_00,
  groups: [{ kind: 'bills', monthly: 12_50, help: [HELP] }],
  asksAboutVisa: false,
  effect: null,
  already: [],
  notFitting: [{ id: 'child-benefit', name: 'Child Benefit', why: 'No children live with you.' }],
  calculators: [{ name: 'Turn2us', url: 'https://example.org/', says: 'Free.' }],
};
const found = (of: FoundMoney) => htmlOf(<Found found={of} onSaid={() => {}} />);

describe('money found', () => {
  it('says of each why, how, by when, how likely and what it comes to (DN-570)', () => {
    const words = wordsOf(found(FOUND));
    expect(words).toContain(
      'Warm Home Discount Likely Why we think so It fits. How to ask Look for a letter.',
    );
    expect(words).toContain('By when By 31 January.');
    expect(words).toContain('£12.50 a month');
    expect(words).toContain('Lower bills');
    expect(words).not.toContain('still checking');
  });

  it('asks not to count on what has to be confirmed, and warns of a visa where that is not known (DN-570)', () => {
    const open = { ...HELP, isToConfirm: true };
    const words = wordsOf(
      found({ ...FOUND, asksAboutVisa: true, groups: [{ kind: 'bills', monthly: 12_50, help: [open] }] }),
    );
    expect(words).toContain('Ask us before you count on it.');
    expect(words).toContain('immigration adviser');
  });

  it('names no sum where nobody can say one (DN-570)', () => {
    const open = { ...HELP, monthly: null, likelihood: 'worth checking' } as const;
    const none = {
      ...FOUND,
      monthly: 0,
      groups: [{ kind: 'worth checking' as const, monthly: 0, help: [open] }],
    };
    const words = wordsOf(found(none));
    expect(words).toContain('Some help may fit you');
    expect(words).toContain('They say how much');
    expect(words).not.toContain('£');
  });

  it('draws what is left to one scale, and a shortfall as what is short (DN-570)', () => {
    const words = (leftNow: number) =>
      wordsOf(htmlOf(<BetterOff found={{ ...FOUND, leftNow }} counted={1} />));
    expect(words(175_00)).toContain('Left over each month now £175.00 If you get it £187.50 £12.50 more');
    expect(words(-50_00)).toContain('Short each month now £50.00 Still short if you get it £37.50');
    expect(words(-5_00)).toContain('Short each month now £5.00 If you get it £7.50');
    expect(words(0)).toContain('Left over each month now £0.00 If you get it £12.50');
  });

  it('asks whether they get what they asked for once its bill has changed, and counts neither that nor what they get (DN-629)', () => {
    const on = '2026-06-02';
    const asked = { ...HELP, id: 'a', name: 'Discount', said: { what: 'done' as const, on } };
    const help = [
      HELP,
      { ...HELP, id: 'w', name: 'Winter', said: { what: 'done' as const, on } },
      { ...asked, changedBill: 'council tax' },
      { ...HELP, id: 'b', name: 'Water', said: { what: 'gets' as const, on } },
      { ...HELP, id: 'c', name: 'Not mine', said: { what: 'not for me' as const, on } },
    ];
    const words = wordsOf(found({ ...FOUND, groups: [{ kind: 'bills', monthly: 25_00, help }] }));
    expect(words).toContain(
      'You asked on 2 June 2026 Your council tax has changed since. Do you get it now? We don’t count it until you tell us. ' +
        'I get it now : Discount Not yet : Discount Take this back : Discount',
    );
    expect(words).toContain('You asked on 2 June 2026 I get it now : Winter Take this back : Winter');
    expect(words).toContain('You get it now Take this back : Water');
    expect(words).toContain('If you get both');
  });

  it('says that so many may be right without those that are settled (DN-631)', () => {
    const on = '2026-06-02';
    const not = { ...HELP, id: 'c', said: { what: 'not for me' as const, on } };
    const words = (help: FoundHelp[]) =>
      wordsOf(found({ ...FOUND, groups: [{ kind: 'money', monthly: 0, help }] }));
    expect(words([HELP, { ...HELP, id: 'b' }, not])).toContain('Two may be right for you.');
    expect(words([HELP, { ...HELP, id: 'b' }, not])).toContain('Start with these two');
    expect(words([HELP, not])).toContain('One may be right for you.');
    expect(words([not])).toContain('You’ve told us about each one that we found.');
  });

  it('gives good and bad the same place (DN-570)', () => {
    const effect = {
      lead: 'It stays.',
      rows: [{ what: 'Left over each month', now: '£1.00', withAll: '£2.00' }],
      good: ['More room.'],
      toThinkAbout: ['It may close.'],
    };
    const html = htmlOf(<EffectOnAdvice effect={effect} counted={4} />);
    const two = wordsOf(htmlOf(<EffectOnAdvice effect={effect} counted={2} />));
    expect(two).toContain('Now With both Left');
    expect(wordsOf(html)).toContain('Now With all four Left over each month £1.00 £2.00');
    expect(html.match(/<h3/gu)).toHaveLength(2);
    expect(wordsOf(html)).toContain('What’s good about it More room. What to think about It may close.');
  });

  it('says that nothing was found with calculators, and what is missing before it can look (DN-572)', () => {
    const nothing = wordsOf(htmlOf(<NothingFound found={{ ...FOUND, groups: [], monthly: 0 }} />));
    expect(nothing).toContain('We found nothing you’re missing');
    expect(nothing).toContain('25 kinds of help');
    expect(nothing).toContain('Turn2us');
    const missing = wordsOf(htmlOf(<StillMissing missing={['Where you live', 'Who lives with you']} />));
    expect(missing).toContain('Where you live Who lives with you Go on with your answers');
  });
});

describe('the card of money found', () => {
  it('says in a year what was found, and how far each is (DN-571)', () => {
    const on = '2026-06-02';
    const help = [
      { ...HELP, id: 'a', name: 'Water', monthly: 14_00, said: { what: 'done' as const, on } },
      { ...HELP, id: 'b', name: 'Not mine', said: { what: 'not for me' as const, on } },
      { ...HELP, id: 'c', name: 'Broadband', monthly: null },
    ];
    const already = [{ id: 'd', name: 'Council Tax', said: { what: 'done' as const, on } }];
    const words = wordsOf(
      htmlOf(
        <FoundCard
          found={{ ...FOUND, monthly: 14_00, already, groups: [{ kind: 'bills', monthly: 14_00, help }] }}
        />,
      ),
    );
    expect(words).toBe(
      'Money found £168 a year Council Tax You get it Water £168 Asked on 2 June 2026 ' +
        'Broadband Ask for it : Broadband See all 3',
    );
  });

  it('names no sum where none is known (DN-571)', () => {
    const help = [{ ...HELP, monthly: null }];
    const words = wordsOf(
      htmlOf(<FoundCard found={{ ...FOUND, monthly: 0, groups: [{ kind: 'bills', monthly: 0, help }] }} />),
    );
    expect(words).not.toContain('£');
    expect(words).toContain('Help that may fit you');
  });
});
