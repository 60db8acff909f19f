import { type Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { HostileRequest } from './requests.ts';

/** What came back: a status, or in words why there is none. */
type Came = { readonly status: number | string; readonly body: string };

const PATIENCE_MS = 60_000;
/** Of a server that lets go of what is no HTTP without a word. */
const CLOSED = 0;

/** A running site, asked in every way, with what is no HTTP as well. */
export function rawSite(port: number, agent: Agent) {
  function ask({ method, path, headers, body }: Omit<HostileRequest, 'call'>): Promise<Came> {
    return new Promise(resolve => {
      const call = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: PATIENCE_MS });
      call.once('response', answer => {
        // It says so at once, and goes on as long as the caller listens.
        if (answer.headers['content-type'] === 'text/event-stream') {
          resolve({ status: answer.statusCode ?? 0, body: '' });
          call.destroy();
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', part => parts.push(part));
        answer.once('error', fault => resolve({ status: fault.message, body: '' }));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        );
      });
      call.once('timeout', () => call.destroy(new Error('no answer')));
      call.once('error', fault => resolve({ status: fault.message, body: '' }));
      call.end(body);
    });
  }

  /** Says something word by word and hears what comes, at most for as long as a request may take. */
  function sayRaw(said: string): Promise<Came> {
    return new Promise(resolve => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(said, 'latin1'));
      socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
      socket.on('data', part => {
        heard += part;
      });
      socket.once('close', () => {
        const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
        resolve({ status: status === undefined ? CLOSED : Number(status), body: heard });
      });
      // It closes next: a connection that is reset is let go of.
      socket.on('error', () => undefined);
    });
  }

  return { ask, sayRaw };
}
