import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../sourceFiles.ts';
import { composeConfig } from '../testing/composeConfig.ts';

const sample = (...names: string[]) => readFileSync(join(root, 'deploy', ...names), 'utf8');
const read = (file: string) => parse(sample('watching', file));

type Mount = string | { readonly source: string; readonly target: string };
type Secret = string | { readonly source: string; readonly target: string };
type Service = {
  readonly image?: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly Mount[];
  readonly secrets?: readonly Secret[];
};
const compose: {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
} = composeConfig(sample('compose.production.yaml'), { TOWPATH_RELEASE: '1' });
const { services } = compose;
const watching = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('metrics'));

/** What a service finds at its places: for each the file of the repository, or of the machine. */
function filesOf({ volumes = [], secrets = [] }: Service = {}): ReadonlyMap<string, string> {
  const mounts = volumes.map(mount => {
    const [source = '', target = ''] =
      typeof mount === 'string' ? mount.split(':') : [mount.source, mount.target];
    return [target, source.startsWith('.') ? resolve(root, 'deploy', source) : source] as const;
  });
  const handed = secrets.map(secret => {
    const { source, target } =
      typeof secret === 'string' ? { source: secret, target: `/run/secrets/${secret}` } : secret;
    return [target, compose.secrets[source]?.file ?? ''] as const;
  });
  return new Map([...mounts, ...handed]);
}

describe('what watches the containers', () => {
  const config = read('prometheus.containers.yml');

  it('asks each process by its name and port, with the token of the settings in a file (IS-325)', () => {
    const [job] = config.scrape_configs;
    expect(job.static_configs).toEqual([{ targets: ['site-1:3000', 'site-2:3000'] }]);
    for (const target of job.static_configs[0].targets) {
      const [name, port] = target.split(':');
      expect([target, String(services[name]?.environment?.PORT)]).toEqual([target, port]);
    }
    expect(filesOf(services.prometheus).get(job.authorization.credentials_file)).toBe(
      '/etc/towpath/watching/metrics-token',
    );
    expect(readFileSync(join(root, 'docs', 'watching.md'), 'utf8')).toMatch(
      /^sed -n 's\/\^METRICS_TOKEN=\/\/p' \/etc\/towpath\/towpath\.env .* \/etc\/towpath\/watching\/metrics-token$/m,
    );
  });

  it('asks as the sample for a machine does, but for names and places (IS-325)', () => {
    const { scrape_configs: jobs, alerting, ...rest } = read('prometheus.yml');
    expect(config).toEqual({
      ...rest,
      scrape_configs: [
        {
          ...jobs[0],
          authorization: { credentials_file: '/run/secrets/metrics-token' },
          static_configs: [{ targets: ['site-1:3000', 'site-2:3000'] }],
        },
      ],
      alerting: { alertmanagers: [{ static_configs: [{ targets: ['alertmanager:9093'] }] }] },
    });
    expect(alerting.alertmanagers).toHaveLength(1);
    expect(jobs).toHaveLength(1);
  });

  it('finds its own files where they are named, and every other one by the name of its container (IS-325)', () => {
    const ofPrometheus = filesOf(services.prometheus);
    expect(ofPrometheus.get('/etc/prometheus/prometheus.yml')).toBe(
      join(root, 'deploy', 'watching', 'prometheus.containers.yml'),
    );
    expect(config.rule_files).not.toEqual([]);
    for (const file of config.rule_files) expect(existsSync(ofPrometheus.get(file) ?? '')).toBe(true);
    const [told] = config.alerting.alertmanagers[0].static_configs[0].targets;
    expect(Object.keys(services)).toContain(told.split(':')[0]);
    expect(services.alertmanager?.image).toMatch(/^prom\/alertmanager:/);

    const alertmanager = read('alertmanager.yml');
    expect(filesOf(services.alertmanager).get(alertmanager.global.smtp_auth_password_file)).toBe(
      '/etc/towpath/watching/smtp-password',
    );

    const ofGrafana = filesOf(services.grafana);
    const [source] = read('grafana/datasources.yml').datasources;
    const { hostname, port } = new URL(source.url);
    expect([services[hostname]?.image, port]).toEqual([expect.stringMatching(/^prom\/prometheus:/), '9090']);
    const [provider] = read('grafana/dashboards.yml').providers;
    expect(ofGrafana.get(`${provider.options.path}/dashboard.json`)).toBe(
      join(root, 'deploy', 'watching', 'dashboard.json'),
    );
    const password = services.grafana?.environment?.GF_SECURITY_ADMIN_PASSWORD__FILE;
    expect(ofGrafana.get(String(password))).toBe('/etc/towpath/watching/grafana-password');
  });

  it('is reached from the machine alone, starts only when it is asked for, and is of one version (IS-325)', () => {
    expect(watching.map(([name]) => name)).toEqual(['prometheus', 'alertmanager', 'grafana']);
    for (const [name, { image, ports = [] }] of watching) {
      expect([name, ports]).toEqual([name, [expect.stringMatching(/^127\.0\.0\.1:\d+:\d+$/)]]);
      expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+\.\d+$/)]);
    }
    const reached = Object.entries(services).filter(
      ([, { ports = [], profiles }]) => ports.length && !profiles,
    );
    expect(reached.map(([name]) => name)).toEqual(['proxy']);
  });

  it('wants a file for each secret, which the page on it makes (IS-325)', () => {
    const page = readFileSync(join(root, 'docs', 'watching.md'), 'utf8');
    const [, ofContainers = ''] = page.split('### With containers\n');
    const wanted = watching
      .flatMap(([, service]) => [...filesOf(service).values()])
      .filter(file => file.startsWith('/etc/towpath/'));
    expect(wanted).toHaveLength(4);
    const [commands = ''] = ofContainers.split('\n## ');
    for (const file of wanted) expect(commands).toContain(` ${file}`);
  });
});

/** Prometheus' own program is asked where this machine has it. */
const PROMTOOL = '/usr/bin/promtool';

it.runIf(existsSync(PROMTOOL)).each([['prometheus.yml'], ['prometheus.containers.yml']])(
  'promtool finds nothing wrong in %s (IS-325)',
  file => {
    const folder = mkdtempSync(join(tmpdir(), 'towpath-watching-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'token'), 'a token');
    const config = sample('watching', file)
      .replace(/credentials_file: .*/, `credentials_file: ${join(folder, 'token')}`)
      .replace('- /etc/prometheus/towpath', `- ${join(root, 'deploy', 'watching')}`);
    writeFileSync(join(folder, file), config);
    const { status, stdout, stderr } = spawnSync(PROMTOOL, ['check', 'config', join(folder, file)], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/SUCCESS: 1\d+ rules found/);
  },
);
