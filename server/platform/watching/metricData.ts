import { type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

type Labels = Readonly<Record<string, string | number>>;
type Value = MetricValue<string> & { readonly metricName?: string };

/** When this process began to count. */
const STARTED = performance.timeOrigin;

/** What a registry has counted, in the form of OpenTelemetry: counters, gauges and histograms, with the same names. */
export function metricData(metrics: readonly MetricObjectWithValues<MetricValue<string>>[]): MetricData[] {
  const now = hrTime(Date.now());
  return metrics.flatMap((metric): MetricData[] => {
    const base = {
      descriptor: {
        name: metric.name,
        description: metric.help,
        unit: metric.name.endsWith('_seconds') ? 's' : '',
        valueType: ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    const values: readonly Value[] = metric.values;
    const points = values.map(({ labels, value }) => point(asLabels(labels), value, now));
    // Typed as an enumeration, given as a text.
    switch (String(metric.type)) {
      case 'counter':
        return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points }];
      case 'gauge':
        return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points }];
      case 'histogram':
        return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, now) }];
      default:
        return [];
    }
  });
}

/** One histogram for each set of labels: of Prometheus each bucket has what is below it, of OpenTelemetry its own. */
function histograms(values: readonly Value[], now: HrTime): DataPoint<Histogram>[] {
  const bySet = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...bySet.values()].map(parts => {
    const { le: _, ...labels } = asLabels(parts[0]?.labels ?? {});
    const end = (name: string) => parts.find(({ metricName }) => metricName?.endsWith(name))?.value ?? 0;
    const buckets = parts.filter(({ metricName }) => metricName?.endsWith('_bucket'));
    const below = buckets.map(({ value }) => value);
    return point(
      labels,
      {
        buckets: {
          boundaries: buckets.flatMap(({ labels: { le } }) => (le === '+Inf' ? [] : [Number(le)])),
          counts: below.map((value, at) => value - (below[at - 1] ?? 0)),
        },
        sum: end('_sum'),
        count: end('_count'),
      },
      now,
    );
  });
}

function point<Kind>(attributes: Labels, value: Kind, endTime: HrTime): DataPoint<Kind> {
  return { startTime: hrTime(STARTED), endTime, attributes: { ...attributes }, value };
}

function asLabels(labels: Partial<Record<string, string | number>>): Labels {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

function hrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
