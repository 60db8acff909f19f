import { createServer } from 'node:http';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };
export type ReceivedSpan = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly Attribute[];
};
type Point = {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly count?: number;
  readonly sum?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
};
type Kind = 'gauge' | 'sum' | 'histogram';
export type ReceivedMetric = { readonly name: string } & {
  readonly [K in Kind]?: { readonly dataPoints: readonly Point[] };
};

/** A collector that takes traces and numbers by OTLP over HTTP, as JSON, and keeps them. */
export type Collector = {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  readonly metrics: readonly ReceivedMetric[];
  /** All that it was sent, as it came. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
};

type Scopes<Item> = readonly ({ readonly scopeSpans?: readonly { readonly spans: readonly Item[] }[] } & {
  readonly scopeMetrics?: readonly { readonly metrics: readonly Item[] }[];
})[];

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      bodies.push(body);
      const sent: {
        readonly resourceSpans?: Scopes<ReceivedSpan>;
        readonly resourceMetrics?: Scopes<ReceivedMetric>;
      } = JSON.parse(body);
      if (request.url === '/v1/traces') {
        spans.push(
          ...(sent.resourceSpans ?? []).flatMap(({ scopeSpans = [] }) =>
            scopeSpans.flatMap(scope => scope.spans),
          ),
        );
      } else if (request.url === '/v1/metrics') {
        metrics.push(
          ...(sent.resourceMetrics ?? []).flatMap(({ scopeMetrics = [] }) =>
            scopeMetrics.flatMap(scope => scope.metrics),
          ),
        );
      } else {
        response.statusCode = 404;
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    bodies,
    close() {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}
