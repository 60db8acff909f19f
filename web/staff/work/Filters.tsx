import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { useNavigate } from '../../shell/router/router.tsx';
import { words as console } from '../words.ts';
import { type Filter, type Item, isShownBy, type Narrowed, narrowedPath } from './item.ts';
import styles from './Work.module.css';
import { words } from './words.ts';

type FiltersProps = {
  readonly items: readonly Item[];
  readonly kinds: readonly Item['kind'][];
  readonly chosen: Narrowed;
};

/**
 * What waits by kind, each number the way to it alone; a kind of which nothing waits is not there. Where people of more
 * than one nation wait, the list can be narrowed to one.
 */
export function Filters({ items, kinds, chosen }: FiltersProps) {
  const navigate = useNavigate();
  const count = (show: Filter) => items.filter(item => isShownBy({ ...chosen, show }, item)).length;
  const filters: readonly Filter[] = [
    'all',
    ...kinds.filter(kind => count(kind) > 0 || kind === chosen.show),
    'mine',
  ];
  const say = (filter: Filter) =>
    filter === 'all' || filter === 'mine' ? words[filter] : console.work.kinds[filter];
  const nations = LIVING_PLACES.filter(
    place => place === chosen.nation || items.some(({ nation }) => nation === place),
  );
  return (
    <div className={styles.narrowing}>
      <nav className={styles.filters} aria-label={words.filters}>
        {filters.map(show => (
          <AppLink
            key={show}
            href={narrowedPath({ ...chosen, show })}
            aria-current={show === chosen.show ? 'true' : undefined}
          >
            <b>{count(show)}</b> {say(show)}
          </AppLink>
        ))}
      </nav>
      {(nations.length > 1 || chosen.nation !== null) && (
        <Select
          name="work-nation"
          label={words.nation.label}
          labelStyle="hidden"
          placeholder={words.nation.any}
          options={nations.map(place => ({ value: place, label: console.nations[place] }))}
          value={chosen.nation ?? ''}
          onChange={value =>
            navigate(
              narrowedPath({ ...chosen, nation: LIVING_PLACES.find(place => place === value) ?? null }),
            )
          }
        />
      )}
    </div>
  );
}
