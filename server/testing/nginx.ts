import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadContent } from '../modules/content/load.ts';
import { downPage } from '../ops/down-page/downPage.ts';
import { REPOSITORY_ROOT } from '../platform/config/config.ts';

/** The nginx of this machine, or null: then what needs one says so. */
export const machineNginx: string | null =
  ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(path => existsSync(path)) ??
  null;
const SAMPLES = join(REPOSITORY_ROOT, 'deploy', 'nginx');

/**
 * Starts nginx with the samples for operators, its ports and places changed and nothing else, before two processes. It speaks
 * HTTP/2 and HTTP/1.1, as the caller offers.
 * Throws where this machine has no nginx.
 *
 * @param folder for its files
 * @param port where it listens, by TLS with a certificate of its own
 * @param processes the ports of the two
 * @param callerFrom the header that says from which address a call comes, so that a test calls from many
 * @param command the command of a container, which is run in place of nginx alone: what it says to the engine, by its two
 *   outputs, is then in `engine.log` of the folder, where the image has its own logs lead too
 * @returns stops it
 */
export async function startProxy(
  folder: string,
  port: number,
  processes: readonly [number, number],
  { callerFrom, command }: { readonly callerFrom?: string; readonly command?: readonly string[] } = {},
): Promise<() => Promise<void>> {
  if (machineNginx === null) throw new Error('nginx is needed: apt-get install nginx-light');
  const place = (name: string) => join(folder, name);
  mkdirSync(place('logs'), { recursive: true });
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', place('privkey.pem'), '-out', place('fullchain.pem')], {
    stdio: 'ignore',
  });
  const upstream = readFileSync(join(SAMPLES, 'upstream.conf'), 'utf8')
    .replace(':3001', `:${processes[0]}`)
    .replace(':3002', `:${processes[1]}`);
  writeFileSync(place('upstream.conf'), upstream);
  writeFileSync(place('towpath-down.html'), downPage(loadContent(join(REPOSITORY_ROOT, 'content'))));
  const site = readFileSync(join(SAMPLES, 'towpath.conf'), 'utf8')
    .replaceAll(/^ *listen (?:80|\[::\]:\d+).*;\n/gm, '')
    // What listens without TLS does so at a socket.
    .replace(/(?=\n *server_name)/, `\n    listen unix:${place('http.sock')};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl${knowsHttp2On() ? '' : ' http2'};`)
    .replace(knowsHttp2On() ? '' : /^ *http2 on;\n/m, '')
    .replaceAll('/etc/nginx/towpath/upstream.conf', place('upstream.conf'))
    .replaceAll('/etc/nginx/towpath', folder)
    .replaceAll('/etc/towpath/tls', folder)
    .replaceAll('/var/log/nginx', place('logs'));
  const told = callerFrom ? `set_real_ip_from 127.0.0.1;\nreal_ip_header ${callerFrom};` : '';
  const head = `pid ${place('nginx.pid')};\nerror_log ${place('logs/nginx.log')};\nevents {}\n`;
  // As Debian has it around the samples.
  const around = `access_log ${place('logs/access.log')};\n${told}`;
  writeFileSync(place('nginx.conf'), `${head}http {\n${around}\n${site}\n}\n`);
  const engineLog = place('engine.log');
  const output = openSync(engineLog, 'a');
  const own = ['-p', folder, '-c', place('nginx.conf')];
  const [program = '', ...words] = command
    ? inContainer(command, folder, own)
    : [machineNginx, ...own, '-g', 'daemon off;'];
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const child = spawn(program, words, { stdio: ['ignore', output, output], env });
  closeSync(output);
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries === 100) {
      throw new Error(`nginx did not start.\n${readFileSync(engineLog, 'utf8')}`);
    }
    await wait(50);
  }
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  };
}

/** The words of a container's command with the folder in place of its own, and of nginx's logs as the image has them. */
function inContainer(
  command: readonly string[],
  folder: string,
  words: readonly string[],
): readonly string[] {
  const logs = join(folder, 'logs');
  symlinkSync('/dev/stdout', join(logs, 'access.log'));
  symlinkSync('/dev/stderr', join(logs, 'nginx.log'));
  const nginx = [machineNginx, ...words].map(word => `'${word}'`).join(' ');
  writeFileSync(join(folder, 'nginx'), `#!/bin/sh\nexec ${nginx} "$@"\n`, { mode: 0o755 });
  return command.map(word => word.replaceAll('/var/log/nginx', logs));
}

/** Before nginx 1.25.1 the line `http2 on;` is a word of `listen`, as the sample says. */
function knowsHttp2On(): boolean {
  const { stderr } = spawnSync(machineNginx ?? '', ['-v'], { encoding: 'utf8' });
  const [major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? []).slice(1).map(Number);
  return major > 1 || minor > 25 || (minor === 25 && patch > 0);
}

function listens(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
