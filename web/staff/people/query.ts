import type { QueryOf } from '@towpath/contracts/api/call.ts';
import {
  PEOPLE_LANES,
  PEOPLE_SORTS,
  type PeopleSort,
  type staffPeople,
} from '@towpath/contracts/api/staffPeople.ts';

type Query = QueryOf<typeof staffPeople>;
const TEXTS = ['find', 'status', 'nation', 'partner', 'from', 'to'] as const;
const FILTERS = [...TEXTS, 'lane'] as const;
export type Filter = (typeof FILTERS)[number];
/** What the address of the page says: who is shown, in what order and from where. */
export type Shown = { readonly [Name in keyof Query]?: Exclude<Query[Name], undefined> };

/** What an address says; what is none of ours is left out. */
export function readShown(search: string): Shown {
  const given = new URLSearchParams(search);
  const sort = PEOPLE_SORTS.find(one => one === given.get('sort'));
  const lane = PEOPLE_LANES.find(one => one === given.get('lane'));
  const texts = [...TEXTS, 'after', 'before'].flatMap(name => {
    const value = given.get(name)?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(texts), ...(lane ? { lane } : {}), ...(sort ? { sort } : {}) };
}

/** The same as an address; '' where everybody is shown from the first. */
export function sayShown(shown: Shown): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(shown)) if (value) given.set(name, value);
  const said = given.toString();
  return said === '' ? '' : `?${said}`;
}

/** The filters alone, by which people are counted. */
export function filtersOf(shown: Shown): Shown {
  return Object.fromEntries(FILTERS.flatMap(name => (shown[name] ? [[name, shown[name]]] : [])));
}

/** With another filter: the first page again. An empty text takes it away. */
export function withFilter(shown: Shown, name: Filter, value: string): Shown {
  const { after: _, before: __, ...rest } = shown;
  return readShown(sayShown({ ...rest, [name]: value }));
}

/** With one more of a filter that takes several, or without one that it has. */
export function toggled(shown: Shown, name: 'status' | 'nation', value: string): Shown {
  const chosen = listed(shown[name]);
  const next = chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value];
  return withFilter(shown, name, next.join(','));
}

/** The several of a filter. */
export function listed(text: string | undefined): readonly string[] {
  return text ? text.split(',') : [];
}

/** In another order, from the first. */
export function sorted(shown: Shown, sort: PeopleSort): Shown {
  const { after: _, before: __, ...rest } = shown;
  return { ...rest, sort };
}

/** Another page of the same. */
export function onPage(shown: Shown, page: { readonly after: string } | { readonly before: string }): Shown {
  const { after: _, before: __, ...rest } = shown;
  return { ...rest, ...page };
}
