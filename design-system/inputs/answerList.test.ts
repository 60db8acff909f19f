import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkboxLimit, listView, radioLimit, toggle } from './answerList.ts';

const options = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `a${index + 1}` }));
const none = { id: 'none', exclusive: true };
const ids = (view: { shown: readonly { id: string }[] }) => view.shown.map(option => option.id);

describe('a shortened list', () => {
  it('shows eight radio options in full (QU-008)', () => {
    expect(listView(options(8), [], radioLimit, false)).toEqual({ shown: options(8), hidden: 0 });
  });

  it('shows seven of nine radio options (QU-008)', () => {
    expect(listView(options(9), [], radioLimit, false)).toEqual({ shown: options(7), hidden: 2 });
  });

  it('shows ten checkboxes in full and nine of eleven (QU-007)', () => {
    expect(listView(options(10), [], checkboxLimit, false).hidden).toBe(0);
    expect(listView(options(11), [], checkboxLimit, false)).toEqual({ shown: options(9), hidden: 2 });
  });

  it('shows everything once expanded (QU-009)', () => {
    expect(listView(options(30), [], checkboxLimit, true)).toEqual({ shown: options(30), hidden: 0 });
  });

  it('keeps a chosen option in view (QU-009)', () => {
    expect(ids(listView(options(12), ['a12'], radioLimit, false))).toEqual([
      'a1',
      'a2',
      'a3',
      'a4',
      'a5',
      'a6',
      'a7',
      'a12',
    ]);
  });

  it('counts an exclusive answer at the end as one of the nine (QU-007)', () => {
    const view = listView([...options(12), none], [], checkboxLimit, false);
    expect(ids(view)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'none']);
    expect(view.hidden).toBe(4);
  });

  it('never loses an option or hides a chosen one (QU-007 to QU-009)', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.array(fc.nat(40)), fc.boolean(), (count, picks, expanded) => {
        const all = options(count);
        const chosen = picks.map(pick => `a${pick}`).filter(id => all.some(option => option.id === id));
        const view = listView(all, chosen, radioLimit, expanded);
        expect(view.shown.length + view.hidden).toBe(count);
        expect(ids(view)).toEqual(expect.arrayContaining(chosen));
        expect(ids(view)).toEqual(all.map(option => option.id).filter(id => ids(view).includes(id)));
      }),
    );
  });
});

describe('pressing a checkbox', () => {
  const list = [...options(3), none];

  it('adds an answer in the order of the list', () => {
    expect(toggle(list, ['a3'], 'a1')).toEqual({ ids: ['a1', 'a3'], cleared: false });
  });

  it('removes a chosen answer', () => {
    expect(toggle(list, ['a1', 'a3'], 'a1')).toEqual({ ids: ['a3'], cleared: false });
  });

  it('clears the others when the answer is exclusive (QU-005)', () => {
    expect(toggle(list, ['a1', 'a2'], 'none')).toEqual({ ids: ['none'], cleared: true });
  });

  it('clears nothing when the exclusive answer comes first (QU-005)', () => {
    expect(toggle(list, [], 'none')).toEqual({ ids: ['none'], cleared: false });
  });

  it('clears an exclusive answer when an ordinary one is chosen (QU-006)', () => {
    expect(toggle(list, ['none'], 'a2')).toEqual({ ids: ['a2'], cleared: true });
  });

  it('never leaves an exclusive answer beside another (QU-005, QU-006)', () => {
    const several = [...list, { id: 'unsure', exclusive: true }];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...several.map(option => option.id))), presses => {
        const chosen = presses.reduce<readonly string[]>(
          (before, press) => toggle(several, before, press).ids,
          [],
        );
        const exclusive = chosen.filter(id => id === 'none' || id === 'unsure');
        expect(exclusive.length === 0 || chosen.length === 1).toBe(true);
      }),
    );
  });
});
