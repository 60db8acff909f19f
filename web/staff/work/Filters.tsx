import { AppLink } from '../../shell/AppLink.tsx';
import { words as console } from '../words.ts';
import { type Filter, filterPath, type Item, isShownBy } from './item.ts';
import styles from './Work.module.css';
import { words } from './words.ts';

type FiltersProps = {
  readonly items: readonly Item[];
  readonly kinds: readonly Item['kind'][];
  readonly chosen: Filter;
};

/** What waits by kind, each number the way to it alone; a kind of which nothing waits is not there. */
export function Filters({ items, kinds, chosen }: FiltersProps) {
  const count = (filter: Filter) => items.filter(item => isShownBy(filter, item)).length;
  const filters: readonly Filter[] = [
    'all',
    ...kinds.filter(kind => count(kind) > 0 || kind === chosen),
    'mine',
  ];
  const say = (filter: Filter) =>
    filter === 'all' || filter === 'mine' ? words[filter] : console.work.kinds[filter];
  return (
    <nav className={styles.filters} aria-label={words.filters}>
      {filters.map(filter => (
        <AppLink key={filter} href={filterPath(filter)} aria-current={filter === chosen ? 'true' : undefined}>
          <b>{count(filter)}</b> {say(filter)}
        </AppLink>
      ))}
    </nav>
  );
}
