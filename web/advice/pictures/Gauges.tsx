import type { Gauge as GaugeOf, Solution } from '@towpath/contracts/api/recommendation.ts';
import { infoFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sourcesInShort } from '@towpath/domain/solutions/criteria/sourceLinks.ts';
import { gaugeLayout, sayGauge } from '@towpath/domain/solutions/pictures/gauges.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useId } from 'react';
import { SourceLinks } from '../SourceLinks.tsx';
import { AsTable } from './AsTable.tsx';
import styles from './Gauges.module.css';
import { words } from './words.ts';

type GaugesProps = {
  readonly of: Pick<Solution, 'gauges'>;
  /** The day whose limits apply, 'YYYY-MM-DD'. */
  readonly judgedOn: string;
};

/** The figures of a person beside the limits of law, with where each limit comes from. Nothing where there is none. */
export function Gauges({ of: { gauges }, judgedOn }: GaugesProps) {
  if (gauges.length === 0) return null;
  const sources = sourcesInShort(gauges.map(({ source }) => source));
  return (
    <>
      <div className={styles.gauges}>
        {gauges.map(gauge => (
          <Gauge key={gauge.code} gauge={gauge} />
        ))}
      </div>
      <div className={styles.source}>
        <Glyph of={infoFill} />
        <p>
          <SourceLinks source={sources} />. {words.checked(sayDay(judgedOn))}
        </p>
      </div>
      <AsTable caption={words.limits} columns={words.limitColumns}>
        {gauges.map(({ title, figure, limit, distance }) => [title, figure, limit, distance])}
      </AsTable>
    </>
  );
}

function Gauge({ gauge }: { gauge: GaugeOf }) {
  const id = useId();
  const { title, figure, limit, distance, isWithin } = gauge;
  const at = gaugeLayout(gauge);
  return (
    <div className={styles.gauge}>
      <p className={styles.head}>
        <span>{title}</span>
        <b>
          {figure} <small>{words.limitOf(limit)}</small>
        </b>
      </p>
      <svg className={styles.bar} role="img" aria-labelledby={id} focusable="false">
        <title id={id}>{sayGauge(gauge)}</title>
        <rect className={styles.beyond} x="0" y="8" width="100%" height="12" rx="6" />
        <rect className={styles.within} x="0" y="8" width={`${at.limit}%`} height="12" rx="6" />
        <rect
          className={isWithin ? styles.under : styles.over}
          x="0"
          y="8"
          width={`${at.figure}%`}
          height="12"
          rx="6"
        />
        <rect className={styles.mark} x={`${at.limit}%`} y="1" width="3.5" height="26" rx="1.7" />
      </svg>
      <p className={styles.foot}>
        <span className={isWithin ? styles.good : styles.bad}>{distance}</span>
        <span>{words.limit(limit)}</span>
      </p>
    </div>
  );
}
