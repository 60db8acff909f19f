import { isUkNation, type LivingPlace, type UkNation } from '../people/nation.ts';
import type { ApplicationForm } from './form.ts';

const NAMES: Readonly<Record<UkNation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

/** For which nations a form is, and in which its person lives, by name; no name for a home outside the UK, or not known. */
export type Elsewhere = { readonly isFor: string; readonly home: string | null };

/**
 * Why a form that was begun goes no further: it is for another nation than the one its person lives in, by what they have
 * told since. Null where it is for theirs.
 */
export function elsewhereOf(
  { nations }: Pick<ApplicationForm, 'nations'>,
  home: LivingPlace | null,
): Elsewhere | null {
  if (nations.some(nation => nation === home)) return null;
  const names = nations.map(nation => NAMES[nation]);
  const isFor = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
  return { isFor, home: isUkNation(home ?? undefined) ? NAMES[home as UkNation] : null };
}
