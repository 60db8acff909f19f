import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';
import { composeConfig } from '../testing/composeConfig.ts';

const sample = (...names: string[]) => readFileSync(join(root, ...names), 'utf8');
const { services } = composeConfig(sample('deploy', 'compose.production.yaml'), { TOWPATH_RELEASE: '1' });
type Mount = { readonly source: string; readonly target: string };

describe('the sample for containers', () => {
  it('lets the account of the image write back-ups, into a folder that is not made for it (IS-100)', () => {
    expect(sample('Dockerfile')).toMatch(/FROM site AS ops\n(?:.*\n)*USER node\n/);
    // The account `node` of Node's images.
    expect(services.ops.user).toBe('1000:1000');
    expect(services.ops.volumes).toEqual([
      expect.objectContaining({ source: '/var/backups/towpath', bind: { create_host_path: false } }),
    ]);
    expect(sample('deploy', 'compose.production.yaml')).toContain(
      'install -d -o 1000 -g 1000 -m 700 /var/backups/towpath',
    );
  });

  it('has every container read the back-ups where its settings say, whatever the settings of the machine name (IS-105)', () => {
    expect(sample('deploy', 'towpath.env')).toMatch(/^BACKUP_DIR=\/var\/backups\/towpath$/m);
    for (const name of ['site-1', 'site-2', 'ops']) {
      const { environment, volumes } = services[name];
      // What `environment` says counts before `env_file`.
      expect(volumes.map(({ source, target }: Mount) => [name, source, target])).toEqual([
        [name, '/var/backups/towpath', environment.BACKUP_DIR],
      ]);
    }
    expect(services['site-1'].volumes[0].read_only).toBe(true);
    expect(services.ops.volumes[0].read_only).toBeUndefined();
  });

  it('gives images the name of a release, the same for both processes (IS-100)', () => {
    expect(services['site-1'].image).toBe('towpath:1');
    expect(services['site-2'].image).toBe('towpath:1');
    expect(services.ops.image).toBe('towpath-ops:1');
    const withoutRelease = () => composeConfig(sample('deploy', 'compose.production.yaml'));
    expect(withoutRelease).toThrow('TOWPATH_RELEASE: build a release and switch to it by');
  });

  it('asks again where the containers are, since each switch gives them other addresses (IS-100)', () => {
    const upstream = sample('deploy', 'nginx', 'upstream.containers.conf');
    expect(upstream).toMatch(/^ *resolver 127\.0\.0\.11 valid=2s/m);
    const servers = [...upstream.matchAll(/^ *server (\S+):(\d+) (resolve)?/gm)];
    expect(servers.map(([, name = '', port, resolves]) => [name in services, port, resolves])).toEqual([
      [true, String(services['site-1'].environment.PORT), 'resolve'],
      [true, String(services['site-2'].environment.PORT), 'resolve'],
    ]);
    // `resolve` is in nginx since 1.27.3.
    expect(services.proxy.image).toBe('nginx:1.28');
  });

  it('has the proxy read what towpath-containers writes (IS-100)', () => {
    expect(services.proxy.volumes).toContain('/etc/towpath/proxy:/etc/nginx/towpath:ro');
    expect(sample('deploy', 'nginx', 'towpath.conf')).toContain('include /etc/nginx/towpath/upstream.conf;');
  });
});

/** Docker stands in here as a file for each container that says which release it serves. */
const DOCKER = `#!/bin/sh
echo "$TOWPATH_RELEASE: $*" >>"$M/log"
case "$*" in
  *"check --database") [ ! -e "$M/refuses-$TOWPATH_RELEASE" ];;
  *down-page) echo "page of $TOWPATH_RELEASE";;
  *site-[12]) for name; do :; done
    echo "$TOWPATH_RELEASE" >"$M/$name"; [ ! -e "$M/$name-fails-$TOWPATH_RELEASE" ];;
esac
`;

describe.runIf(process.platform === 'linux')('towpath-containers', () => {
  let machine: string;
  const place = (...names: string[]) => join(machine, ...names);
  const read = (...names: string[]) => readFileSync(place(...names), 'utf8');
  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), 'towpath-containers-'));
    mkdirSync(place('state'));
    cpSync(join(root, 'deploy'), place('sources', 'deploy'), { recursive: true });
    writeFileSync(place('docker'), DOCKER);
    chmodSync(place('docker'), 0o755);
  });
  afterEach(() => rmSync(machine, { recursive: true, force: true }));

  function containers(...words: string[]) {
    const { status, stderr } = spawnSync(place('sources', 'deploy', 'towpath-containers'), words, {
      encoding: 'utf8',
      env: { M: machine, TOWPATH_STATE: place('state'), PATH: `${machine}:${process.env.PATH}` },
    });
    return { code: status, err: stderr };
  }
  const serving = () => ['site-1', 'site-2'].map(name => read(name).trim());

  it('builds a release under its name, and lets it serve one container after the other (IS-100)', () => {
    expect(containers('ops', 'check').code).toBe(1);
    expect(containers('build', '1').code).toBe(0);
    expect(containers('switch', '1')).toEqual({ code: 0, err: '' });
    expect(serving()).toEqual(['1', '1']);
    expect(read('state', 'release')).toBe('1\n');
    expect(read('state', 'proxy', 'towpath-down.html')).toBe('page of 1\n');
    expect(read('state', 'proxy', 'upstream.conf')).toContain('resolve');
    const words = read('log').match(/ (?:up|build|run) .*/g);
    expect(words).toEqual([
      ' build site-1 ops',
      ' run --rm ops check --database',
      ' run --rm ops down-page',
      ' up --detach --no-deps --no-build --wait --wait-timeout 120 site-1',
      ' up --detach --no-deps --no-build --wait --wait-timeout 120 site-2',
      ' up --detach --no-deps proxy',
    ]);
    expect(containers('ops', 'backup', '--to', '/backups').code).toBe(0);
    expect(read('log').trimEnd().split('\n').at(-1)).toMatch(/^1: .* run --rm ops backup --to \/backups$/);
  });

  it('goes back with both where one does not become ready, and changes nothing for one that cannot serve (IS-100)', () => {
    containers('build', '1');
    containers('switch', '1');
    writeFileSync(place('site-2-fails-2'), '');
    const { code, err } = containers('switch', '2');
    expect([code, serving(), read('state', 'release')]).toEqual([1, ['1', '1'], '1\n']);
    expect(err).toContain('site-2 did not become ready with 2. Back to 1.');
    const ups = [...read('log').matchAll(/^(\d): .* (site-[12])$/gm)].map(
      ([, of, name]) => `${name} to ${of}`,
    );
    // The one that does not serve first: the other still does meanwhile.
    expect(ups.slice(-4)).toEqual(['site-1 to 2', 'site-2 to 2', 'site-2 to 1', 'site-1 to 1']);
    writeFileSync(place('refuses-3'), '');
    expect(containers('switch', '3')).toEqual({
      code: 1,
      err: 'Release 3 cannot serve. Nothing was changed.\n',
    });
    expect(serving()).toEqual(['1', '1']);
  });

  it('stops both processes under the name of the release that serves, for a restore (IS-105)', () => {
    expect(containers('stop')).toEqual({ code: 1, err: 'No release serves.\n' });
    containers('build', '1');
    expect(containers('stop').code).toBe(0);
    expect(read('log').trimEnd().split('\n').at(-1)).toMatch(/^1: .* stop site-1 site-2$/);
  });

  it('leaves beside the compose file which release serves, so that docker compose works by itself too (IS-290)', () => {
    // As the bare command reads both: no variable of the shell.
    const images = () => {
      const { services: here } = composeConfig(
        read('sources', 'deploy', 'compose.production.yaml'),
        parseEnv(read('sources', 'deploy', '.env')),
      );
      return [here['site-1'].image, here['site-2'].image, here.ops.image];
    };
    containers('build', '1');
    expect(images()).toEqual(['towpath:1', 'towpath:1', 'towpath-ops:1']);
    containers('switch', '1');
    // Built and not served yet, and one that does not become ready.
    containers('build', '2');
    expect(images()[0]).toBe('towpath:1');
    writeFileSync(place('site-2-fails-2'), '');
    containers('switch', '2');
    expect(images()[0]).toBe('towpath:1');
    rmSync(place('site-2-fails-2'));
    containers('switch', '2');
    expect(images()).toEqual(['towpath:2', 'towpath:2', 'towpath-ops:2']);
    // Sources in another folder learn it when a release is built there.
    rmSync(place('sources', 'deploy', '.env'));
    containers('build', '3');
    expect(images()[0]).toBe('towpath:2');
  });

  it('says how it is called (IS-100)', () => {
    expect(containers('fly')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: ') });
    expect(existsSync(place('log'))).toBe(false);
  });
});
