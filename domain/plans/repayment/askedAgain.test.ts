import { describe, expect, it } from 'vitest';
import { askedAgainOf } from './askedAgain.ts';
import { askedAgainWords } from './askedAgainWords.ts';
import { sayHeadline, sayNext, toldOf } from './headlineWords.ts';
import type { Note } from './noting.ts';
import { after, OFFERS, planOf } from './testing/mockUp.ts';

const says = (
  debtId: string,
  answer: 'accepts' | 'refuses' | 'asks for more',
  on = '2026-11-10',
): readonly [string, Note] => [on, { kind: 'answered', on, debtId, answer, sum: null }];
const asksAgain = (debtId: string, on = '2026-11-12'): readonly [string, Note] => [
  on,
  { kind: 'offers sent', on, debtIds: [debtId] },
];
const THREE = [says('fenland', 'accepts'), says('kestrel', 'accepts'), says('marlow', 'refuses')];
const standing = (of: readonly (readonly [string, Note])[], today = '2026-11-13') => {
  const stands = planOf(after(OFFERS, ...of), today);
  const one = stands.debts.find(({ id }) => id === 'marlow');
  return { stands, one, line: sayHeadline(toldOf(stands), today).stands };
};

describe('a lender who said no and was asked again (DN-1653)', () => {
  it('has answered still, and both days are said', () => {
    const before = standing(THREE);
    expect(before.line).toBe('3 of 4 lenders have answered');
    const { stands, one, line } = standing([...THREE, asksAgain('marlow')]);
    expect(one).toMatchObject({
      standing: 'waiting',
      askedAgain: { answer: 'refuses', on: '2026-11-10', askedOn: '2026-11-12' },
    });
    expect(line).toBe('3 of 4 lenders have answered, and you asked 1 again');
    expect(stands.answered).toEqual({ count: 3, of: 4 });
    expect(one?.askedAgain && askedAgainWords.says(one.askedAgain)).toBe(
      'They said no on 10 November 2026. You asked again on 12 November 2026.',
    );
  });

  it('is waited for once all have answered', () => {
    const all = [...THREE, says('barrowby', 'accepts'), asksAgain('marlow')];
    const { stands, line } = standing(all);
    expect(line).toBe('All 4 lenders have answered, and you asked 1 again');
    expect(sayNext(toldOf(stands), '2026-11-13')).toMatch(/^They answer, by /u);
  });

  it('counts as asked again once no more: once they answer that, or where they said nothing first', () => {
    const said = standing([...THREE, asksAgain('marlow'), says('marlow', 'accepts', '2026-11-13')]);
    expect(said.one?.askedAgain).toBeUndefined();
    expect(said.line).toBe('3 of 4 lenders have answered');
    const yes = standing([says('marlow', 'accepts'), asksAgain('marlow')]);
    expect(yes.one?.askedAgain).toBeUndefined();
    const silent = standing([asksAgain('marlow')]);
    expect(silent.one && askedAgainOf(silent.one)).toBeNull();
    const more = standing([says('marlow', 'asks for more'), asksAgain('marlow')]);
    expect(more.one?.askedAgain && askedAgainWords.tag(more.one.askedAgain)).toBe('Wanted more, asked again');
  });
});
