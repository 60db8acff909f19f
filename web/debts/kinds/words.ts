import type { KindGroup } from '@towpath/domain/debts/kindGuide.ts';

/** The texts of the choice of a kind of debt. The kinds and what is said of each are the operator's content. */
export const words = {
  search: {
    label: 'Look for a kind of debt',
    hint: 'Use any word from the letter, like “fine” or “pay in 3”.',
    list: 'Kinds of debt that fit',
    none: 'Nothing fits that word. Try another, or pick from a group.',
    note: 'Not here? Pick from a group below, or “Not sure”.',
  },
  common: 'Picked most often',
  /** Over the kinds that are likely by who is owed, or by what was said before. */
  likely: 'Most likely',
  all: (count: number) => (count === 1 ? 'All other kinds' : `All other kinds, in ${count} groups`),
  pickGroup: 'Pick a group to see its kinds.',
  nearest: 'Can’t see it? Pick the nearest. You can change it later.',
  notSure: 'Not sure, or something else',
  inGroup: (count: number) => (count === 1 ? '1 kind' : `${count} kinds`),
  groups: {
    cards: 'Cards and loans',
    home: 'Home',
    bills: 'Bills',
    council: 'Council, tax and benefits',
    goods: 'Car and things on credit',
    courts: 'Courts and fines',
    family: 'Family, school and health',
    work: 'Work and business',
    other: 'Collectors and others',
  } satisfies Readonly<Record<KindGroup, string>>,
};
