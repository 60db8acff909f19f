import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';

/** What the machine stands in for here: a process is a file that says which release it serves. */
const MACHINE = {
  systemctl: `case $1 in
    list-units) ls "$M/serves";;
    restart) echo "restart $2" >>"$M/log"; readlink "$M/towpath/current" >"$M/serves/$2";;
    *) echo "$*" >>"$M/log";;
  esac`,
  curl: `for address; do :; done
    port=\${address#http://127.0.0.1:}; port=\${port%%/*}
    [ ! -e "$(cat "$M/serves/towpath@$port.service")/fails-on-$port" ]`,
  runuser: 'shift 3; exec "$@"',
  sleep: ':',
};

let machine: string;
const place = (...names: string[]) => join(machine, ...names);
const program = (file: string, text: string) => {
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
};
/** A release whose `check` says what it is asked and ends with a code. */
function release(name: string, check: 0 | 1 = 0): void {
  mkdirSync(place('towpath', name, 'bin'), { recursive: true });
  mkdirSync(place('towpath', name, 'deploy', 'systemd'), { recursive: true });
  program(place('towpath', name, 'bin', 'node'), `echo "${name}: $*" >>"$M/asked"; exit ${check}`);
  writeFileSync(place('towpath', name, 'deploy', 'systemd', 'towpath@.service'), `of ${name}`);
}
function serve(name: string, ports: readonly number[]): void {
  rmSync(place('towpath', 'current'), { force: true });
  symlinkSync(place('towpath', name), place('towpath', 'current'));
  for (const port of ports) writeFileSync(place('serves', `towpath@${port}.service`), place('towpath', name));
}
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'towpath-switch-'));
  for (const folder of ['bin', 'serves', 'towpath', 'units/multi-user.target.wants']) {
    mkdirSync(place(folder), { recursive: true });
  }
  for (const [name, text] of Object.entries(MACHINE)) program(place('bin', name), text);
  writeFileSync(place('log'), '');
  release('1');
  release('2');
});
afterEach(() => rmSync(machine, { recursive: true, force: true }));

function switchTo(name: string) {
  const { status, stdout, stderr } = spawnSync(join(root, 'deploy', 'towpath-switch'), [name], {
    encoding: 'utf8',
    env: {
      M: machine,
      PATH: `${place('bin')}:${process.env.PATH}`,
      TOWPATH_PLACE: place('towpath'),
      TOWPATH_SETTINGS: '/etc/towpath/towpath.env',
      TOWPATH_UNITS: place('units'),
      TOWPATH_DOWN_PAGE: place('nginx', 'towpath-down.html'),
      TOWPATH_PATIENCE: '3',
    },
  });
  return { code: status, out: stdout, err: stderr };
}
const current = () => readlinkSync(place('towpath', 'current')).split('/').at(-1);
/** Which release each process serves. */
const serving = () =>
  Object.fromEntries(
    readdirSync(place('serves')).map(unit => [
      unit,
      readFileSync(place('serves', unit), 'utf8').trim().split('/').at(-1),
    ]),
  );
const restarts = () => readFileSync(place('log'), 'utf8').match(/^restart .+$/gm) ?? [];
const [FIRST, SECOND] = ['towpath@3001.service', 'towpath@3002.service'];

describe.runIf(process.platform === 'linux')('towpath-switch', () => {
  it('lets a release serve, one process after the other, and renews the units of the system (IS-095)', () => {
    serve('1', [3001, 3002]);
    expect(switchTo('2')).toMatchObject({ code: 0, err: '' });
    expect([current(), serving()]).toEqual(['2', { [FIRST]: '2', [SECOND]: '2' }]);
    expect(restarts()).toEqual([`restart ${FIRST}`, `restart ${SECOND}`]);
    expect(readFileSync(place('units', 'towpath@.service'), 'utf8')).toBe('of 2');
    expect(readFileSync(place('log'), 'utf8')).toMatch(/^daemon-reload\nrestart/);
  });

  it('asks before it touches anything for what a start depends on, and for no mail and no partner (IS-096)', () => {
    serve('2', [3001, 3002]);
    expect(switchTo('1').code).toBe(0);
    expect(readFileSync(place('asked'), 'utf8')).toBe(
      '1: server/ops/main.ts --settings /etc/towpath/towpath.env check --database\n',
    );
    release('1', 1);
    serve('2', [3001, 3002]);
    writeFileSync(place('log'), '');
    expect(switchTo('1')).toMatchObject({
      code: 1,
      err: 'Release 1 cannot serve. Nothing was changed.\n',
    });
    expect([current(), serving(), restarts()]).toEqual(['2', { [FIRST]: '2', [SECOND]: '2' }, []]);
  });

  it.each([3001, 3002])('takes all processes back where that on %i does not become ready (IS-095)', port => {
    serve('1', [3001, 3002]);
    writeFileSync(place('towpath', '2', `fails-on-${port}`), '');
    const { code, err } = switchTo('2');
    expect([code, current(), serving()]).toEqual([1, '1', { [FIRST]: '1', [SECOND]: '1' }]);
    expect(err).toContain(`towpath@${port}.service did not become ready`);
    expect(err).toContain(`Back to ${place('towpath', '1')}.`);
    expect(readFileSync(place('units', 'towpath@.service'), 'utf8')).toBe('of 1');
    // A process that was not reached yet has served all the time.
    expect(restarts().slice(port === 3001 ? 1 : 2)).toEqual(
      // The one that does not serve first: the other still does meanwhile.
      port === 3001 ? [`restart ${FIRST}`] : [`restart ${SECOND}`, `restart ${FIRST}`],
    );
  });

  it('goes on to the other processes where one is not ready with the release before either, and says so (IS-095)', () => {
    serve('1', [3001, 3002]);
    writeFileSync(place('towpath', '1', 'fails-on-3001'), '');
    writeFileSync(place('towpath', '2', 'fails-on-3002'), '');
    const { code, err } = switchTo('2');
    expect([code, serving()]).toEqual([1, { [FIRST]: '1', [SECOND]: '1' }]);
    expect(err).toContain(`${FIRST} is not ready with ${place('towpath', '1')} either`);
    expect(err).toContain(`${SECOND} serves ${place('towpath', '1')}.`);
  });

  it('starts those that start with the machine, and changes nothing where there is none at all (IS-095)', () => {
    serve('1', []);
    expect(switchTo('2')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No process of Towpath runs here .* nothing was changed\./),
    });
    expect(current()).toBe('1');
    writeFileSync(place('units', 'multi-user.target.wants', FIRST), '');
    expect(switchTo('2').code).toBe(0);
    expect([current(), serving()]).toEqual(['2', { [FIRST]: '2' }]);
  });

  it('writes the page of the proxy anew, where there is one (IS-098)', () => {
    mkdirSync(place('nginx'));
    program(place('towpath', '2', 'bin', 'node'), 'echo "$*"');
    serve('1', [3001]);
    expect(switchTo('2').code).toBe(0);
    expect(readFileSync(place('nginx', 'towpath-down.html'), 'utf8')).toMatch(/ down-page\n$/);
  });

  it('changes nothing for a release that is not there (IS-095)', () => {
    serve('1', [3001]);
    expect(switchTo('3')).toMatchObject({
      code: 2,
      err: `There is no release in ${place('towpath', '3')}. Nothing was changed.\n`,
    });
    expect([current(), existsSync(place('asked'))]).toEqual(['1', false]);
  });
});
