import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  SpanKind as OtelKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { RunningSpan, SpanKind, Tracing } from '../tracing/tracing.ts';
import { metricData } from './metricData.ts';

/** Hands traces and numbers over to a collector. */
export type Telemetry = {
  readonly tracing: Tracing;
  /** From now on hands over the numbers of a registry too, after `refresh` has read them again. */
  sendNumbers(registry: Registry, refresh: () => Promise<void>): void;
  /** Hands over what is left, and ends. */
  close(): Promise<void>;
};

/** A collector that is away must hold up neither the end of the process nor its memory. */
const TIMEOUT = 5_000;
const NUMBERS_EVERY = 60_000;

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  internal: OtelKind.INTERNAL,
};

/** A span that nobody records. */
const UNRECORDED: RunningSpan = { within: work => work(), end: () => undefined };

/**
 * Begins to hand over to a collector that speaks OTLP by HTTP. This file, and with it OpenTelemetry, is imported only
 * where that is asked for. What cannot be handed over is given up, and told at most once a minute.
 *
 * @param endpoint the address of the collector, without `/v1/…`
 * @param tell told in one line when it does not take what it is sent
 */
export function startTelemetry(endpoint: string, tell: (line: string) => void): Telemetry {
  const resource = resourceFromAttributes({
    'service.name': 'towpath',
    'service.instance.id': randomUUID(),
  });
  const complain = atMostEachMinute(() => tell(`The collector at ${endpoint} takes no traces or numbers.`));
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT });
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, complain) })],
  });
  let meters: MeterProvider | undefined;
  return {
    tracing: tracingBy(provider.getTracer('towpath')),
    sendNumbers(registry, refresh) {
      meters = numbersTo(endpoint, resource, complain, async () => {
        await refresh();
        return metricData(await registry.getMetricsAsJSON());
      });
    },
    async close() {
      // A collector that is away is told of above, and is no fault of the end.
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
    },
  };
}

function tracingBy(tracer: Tracer): Tracing {
  const active = new AsyncLocalStorage<Context>();
  return {
    begin(name, kind, facts) {
      const parent = active.getStore();
      if (kind === 'client' && !parent) return UNRECORDED;
      const from = parent ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, from);
      const inside = trace.setSpan(from, span);
      return {
        within: work => active.run(inside, work),
        end(endFacts, fault) {
          span.setAttributes({ ...endFacts, ...(fault === undefined ? {} : { 'error.type': fault }) });
          if (fault !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

function numbersTo(
  endpoint: string,
  resource: Resource,
  complain: () => void,
  collect: () => Promise<ReturnType<typeof metricData>>,
): MeterProvider {
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: TIMEOUT });
  const scope = { name: 'towpath' };
  const reader = new PeriodicExportingMetricReader({
    exporter: telling(exporter, complain),
    exportIntervalMillis: NUMBERS_EVERY,
    exportTimeoutMillis: 2 * TIMEOUT,
    // The numbers are counted once, for /metrics; here they only go out another way.
    metricProducers: [
      {
        collect: async () => ({
          resourceMetrics: { resource, scopeMetrics: [{ scope, metrics: await collect() }] },
          errors: [],
        }),
      },
    ],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

type Exporting<Items> = {
  export(items: Items, done: (result: { readonly code: number }) => void): void;
};

/** The same exporter, which complains of what it could not hand over. */
function telling<Items, Exporter extends Exporting<Items>>(
  exporter: Exporter,
  complain: () => void,
): Exporter {
  const handOver = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    handOver(items, result => {
      if (result.code !== 0) complain();
      done(result);
    });
  return exporter;
}

function atMostEachMinute(tell: () => void): () => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    tell();
  };
}
