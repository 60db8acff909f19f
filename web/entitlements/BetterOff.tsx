import type { FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { formatPounds, formatWholePounds } from '@towpath/domain/values/pence.ts';
import styles from './BetterOff.module.css';
import { words } from './words.ts';

/** What all of it comes to, with what is left each month now and then as bars. */
export function BetterOff({ found, counted }: { readonly found: FoundMoney; readonly counted: number }) {
  const { monthly, leftNow } = found;
  const { top } = words;
  if (monthly === 0) {
    return (
      <section className={styles.top} aria-labelledby="better-off">
        <div>
          <h2 id="better-off">{top.noSum}</h2>
          <p>{top.noSumText}</p>
          <p>{top.guess}</p>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.top} aria-labelledby="better-off">
      <div>
        <h2 id="better-off">{top.better}</h2>
        <p className={styles.big}>
          {formatPounds(monthly)} <small>{top.aMonth(formatWholePounds(monthly * 12))}</small>
        </p>
        <p>{top.guess}</p>
      </div>
      {leftNow !== null && <Bars now={leftNow} more={monthly} counted={counted} />}
    </section>
  );
}

type BarsProps = { readonly now: number; readonly more: number; readonly counted: number };

/** Both sums in words, and as bars of one scale. A shortfall is a hollow bar. */
function Bars({ now, more, counted }: BarsProps) {
  const { top } = words;
  const withAll = now + more;
  const most = Math.max(Math.abs(now), Math.abs(withAll));
  // The longest leaves room for its sum.
  const wide = (sum: number) => `calc((100% - 7.5rem) * ${Math.abs(sum) / most})`;
  const isAdded = now > 0;
  return (
    <dl className={styles.bars}>
      <div>
        <dt>{now < 0 ? top.shortNow : top.now}</dt>
        <dd>
          <i aria-hidden className={now < 0 ? styles.short : styles.now} style={{ width: wide(now) }} />
          <b>{formatPounds(Math.abs(now))}</b>
        </dd>
      </div>
      <div>
        <dt>{withAll < 0 ? top.shortAll(counted) : top.all(counted)}</dt>
        <dd>
          {withAll < 0 && <i aria-hidden className={styles.short} style={{ width: wide(withAll) }} />}
          {isAdded && <i aria-hidden className={styles.now} style={{ width: wide(now) }} />}
          {withAll > 0 && (
            <i aria-hidden className={styles.more} style={{ width: wide(isAdded ? more : withAll) }} />
          )}
          <b>{formatPounds(Math.abs(withAll))}</b>
        </dd>
        <dd className={styles.extra} style={{ marginInlineStart: isAdded ? wide(now) : 0 }}>
          {top.more(formatPounds(more))}
        </dd>
      </div>
    </dl>
  );
}
