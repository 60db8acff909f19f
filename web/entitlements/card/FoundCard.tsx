import type { EntitlementSaid, FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { check, clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatWholePounds } from '@towpath/domain/values/pence.ts';
import { paths } from '../../shell/paths.ts';
import styles from './FoundCard.module.css';
import { words } from './words.ts';

/** So many stand on the card; the page has all. */
const SHOWN = 3;

type Row = {
  readonly id: string;
  readonly name: string;
  readonly yearly: number | null;
  readonly state: EntitlementSaid | null;
};

/** What was found, what it comes to in a year, and how far the person is with each. */
export function FoundCard({ found }: { readonly found: FoundMoney }) {
  const rows = rowsOf(found);
  const all = found.groups.reduce((count, { help }) => count + help.length, 0);
  return (
    <Card as="section" tight labelledBy="money-found">
      <h2 id="money-found" className="h3">
        {words.heading}
      </h2>
      <div className={styles.body}>
        {found.monthly > 0 ? (
          <p>
            <b className={styles.sum}>{formatWholePounds(found.monthly * 12)}</b>{' '}
            <span className="muted">{words.aYear}</span>
          </p>
        ) : (
          <p className="muted">{words.noSum}</p>
        )}
        <ul className={styles.rows}>
          {rows.slice(0, SHOWN).map(({ id, name, yearly, state }) => (
            <li key={id}>
              <b>{name}</b>
              {yearly !== null && <span className={styles.yearly}>{formatWholePounds(yearly)}</span>}
              <span className={styles.state}>
                {state === null ? (
                  <Anchor href={paths.moneyFound}>
                    {words.ask}
                    <span className="visually-hidden">{words.of(name)}</span>
                  </Anchor>
                ) : state.what === 'gets' ? (
                  <StatusTag tone="done" icon={check}>
                    {words.getsIt}
                  </StatusTag>
                ) : (
                  <StatusTag tone="progress" icon={clock}>
                    {words.asked(sayDay(state.on))}
                  </StatusTag>
                )}
              </span>
            </li>
          ))}
        </ul>
        <TextLink href={paths.moneyFound}>{words.seeAll(all)}</TextLink>
      </div>
    </Card>
  );
}

/** What they asked for and get now, then what is open, with a sum first; what is not for them is left out. */
function rowsOf({ groups, already }: FoundMoney): readonly Row[] {
  const got = already
    .filter(({ said }) => said?.what === 'done' || said?.what === 'gets')
    .map(({ id, name, said }): Row => ({ id, name, yearly: null, state: said && { ...said, what: 'gets' } }));
  const open = groups
    .flatMap(({ help }) => help)
    .filter(({ said }) => said?.what !== 'not for me')
    .map(
      ({ id, name, monthly, said }): Row => ({
        id,
        name,
        yearly: monthly === null ? null : monthly * 12,
        state: said,
      }),
    );
  const isWithSum = ({ yearly }: Row) => yearly !== null;
  return [...got, ...open.filter(isWithSum), ...open.filter(row => !isWithSum(row))];
}
