import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { REPOSITORY_ROOT } from '../config/config.ts';

const read = (file: string) => readFileSync(join(REPOSITORY_ROOT, file), 'utf8');

/** Made by Prometheus itself for each process that it asks. */
const OF_PROMETHEUS = ['up'];
/** Words of the query language that are no functions, and so have no bracket behind them. */
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool']);

/** The metrics and labels that a query names; whatever else is in it (texts, times, functions) is taken out first. */
function namedIn(query: string) {
  const labels = [
    ...[...query.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
    ...[...query.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(/\s*,\s*/),
    ),
  ];
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, '');
  const metrics = [...bare.matchAll(/[a-z_]\w*(?!\w*\s*\()/gi)]
    .map(([name]) => name)
    .filter(name => !WORDS.has(name));
  return { metrics: [...new Set(metrics)], labels: [...new Set(labels)] };
}

type Panel = {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
};
const alertsFile = read('deploy/watching/alerts.yml');
const alerts = [...alertsFile.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(
  ([, name = '', query = '']) => ({
    name,
    query,
  }),
);
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(read('deploy/watching/dashboard.json'));
const queries = [
  ...alerts,
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, query: expr })),
  ),
];

let test: TestApp;
/** The names of all metrics that a server has, whether they have a value yet or not. */
let metrics: ReadonlySet<string>;
let labels: ReadonlySet<string>;
beforeAll(async () => {
  test = await createTestApp({ BACKUP_DIR: REPOSITORY_ROOT });
  await test.app.inject('/health/live');
  const { body } = await test.app.inject('/metrics');
  const series = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map(end => name + end) : [name],
  );
  metrics = new Set([...series, ...OF_PROMETHEUS]);
  const source = ['metrics', 'readings', 'workReadings']
    .map(file => read(`server/platform/watching/${file}.ts`))
    .concat(
      read('server/partners/partnerMetrics.ts'),
      read('server/modules/analytics/funnel.ts'),
      read('server/modules/work/waitingWorkReading.ts'),
    )
    .join('\n');
  labels = new Set([
    'job',
    'instance',
    'le',
    ...[...source.matchAll(/labelNames: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.replaceAll(/['\s]/g, '').split(','),
    ),
  ]);
});
afterAll(() => test.close());

describe('the alerts and the dashboard', () => {
  it('are found, and the search understands their queries', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts).toHaveLength([...alertsFile.matchAll(/- alert:/g)].length);
    expect(queries.length).toBeGreaterThan(30);
    expect(
      namedIn(
        'sum by (le, name) (rate(one_total{a="b and c",d!~"x"}[5m])) > 3 and min_over_time(two[1h]) or vector(0)',
      ),
    ).toEqual({ metrics: ['one_total', 'two'], labels: ['a', 'd', 'le', 'name'] });
  });

  it('name only metrics that a server has (IS-206)', () => {
    const unknown = queries.flatMap(({ name, query }) =>
      namedIn(query)
        .metrics.filter(metric => !metrics.has(metric))
        .map(metric => `${name}: ${metric}`),
    );
    expect(unknown).toEqual([]);
    expect(queries.filter(({ query }) => namedIn(query).metrics.length === 0)).toEqual([]);
  });

  it('name only labels that those have (IS-206)', () => {
    const unknown = queries.flatMap(({ name, query }) =>
      namedIn(query)
        .labels.filter(label => !labels.has(label))
        .map(label => `${name}: ${label}`),
    );
    expect(unknown).toEqual([]);
  });
});

it('the dashboard has what waits, is late and waits longest of each kind of work (PT-425)', () => {
  const shown = (metric: string) =>
    dashboard.panels.some(({ targets = [] }) =>
      targets.some(({ expr }) => expr.includes(`by (kind) (${metric})`)),
    );
  expect(['work_waiting', 'work_late', 'work_oldest_waiting_seconds'].filter(one => !shown(one))).toEqual([]);
});

it('no two panels of the dashboard lie over each other (PT-425)', () => {
  const over = dashboard.panels.flatMap(({ title, gridPos: one }, index) =>
    dashboard.panels
      .slice(index + 1)
      .filter(
        ({ gridPos: other }) =>
          one.x < other.x + other.w &&
          other.x < one.x + one.w &&
          one.y < other.y + other.h &&
          other.y < one.y + one.h,
      )
      .map(other => `${title} and ${other.title}`),
  );
  expect(over).toEqual([]);
});

it('alerts of each severity are handed over and mailed to somebody (IS-207)', () => {
  expect(read('deploy/watching/prometheus.yml')).toMatch(
    /^alerting:\n {2}alertmanagers:\n[^#]*127\.0\.0\.1:9093/m,
  );
  const told = read('deploy/watching/alertmanager.yml');
  const severities = new Set([...alertsFile.matchAll(/severity: (\w+)/g)].map(([, name = '']) => name));
  expect([...severities].sort()).toEqual(['page', 'ticket']);
  for (const severity of severities) {
    expect(told).toMatch(new RegExp(`receiver: ${severity}\\n`));
    expect(told).toMatch(new RegExp(`- name: ${severity}\\n {4}email_configs:\\n {6}- to: ".+@.+"\\n`));
  }
});

describe('each alert', () => {
  const page = read('docs/watching.md');
  const cases = read('deploy/watching/alerts.test.yml');

  it.each(alerts.map(({ name }) => name))(
    '%s says in a line what to do first, and leads to a heading of its own for the rest (IS-207)',
    name => {
      const [, own = ''] = alertsFile.split(new RegExp(`- alert: ${name}\\n`));
      const [alert] = own.split('- alert:');
      expect(alert).toMatch(/^ {10}summary: .{20,}$/m);
      expect(alert).toMatch(/^ {10}do: "[A-Z].{30,120}"$/m);
      expect(alert).toMatch(new RegExp(`^ {10}see: docs/watching\\.md#${name.toLowerCase()}$`, 'm'));
      expect(page).toMatch(new RegExp(`^### ${name}\\n\\n.{80,}`, 'm'));
    },
  );

  it.each(alerts.map(({ name }) => name))('%s has a case in which it is raised (IS-207)', name => {
    expect(cases).toMatch(new RegExp(`alertname: ${name}\\n\\s+exp_alerts:\\n`));
  });
});

it('every metric of ours is explained on the page (IS-207)', () => {
  const page = read('docs/watching.md');
  const ours = [...metrics].filter(
    name => !/^(?:process|nodejs)_|_(?:sum|count)$/.test(name) && !OF_PROMETHEUS.includes(name),
  );
  expect(ours.length).toBeGreaterThan(15);
  expect(ours.filter(name => !page.includes(`\`${name.replace(/_bucket$/, '')}\``))).toEqual([]);
});
