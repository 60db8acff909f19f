import { connect, type Socket } from 'node:net';

/** A response: `revision` is the header that a save is answered with. */
export type Answered = { readonly status: number; readonly revision: string; readonly body: string };

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that makes one request after the other. Written by hand because it shares the processors
 * with what it measures: Node's own HTTP client costs as much as the server that answers it.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket;
  #received = Buffer.alloc(0);
  #waiting: { resolve(answered: Answered): void; reject(fault: Error): void } | undefined;

  constructor(port: number) {
    this.#port = port;
    this.#socket = this.#connect();
  }

  #connect(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.on('data', chunk => this.#take(chunk));
    socket.on('error', fault => this.#waiting?.reject(fault));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed a connection.')));
    return socket;
  }

  /** Sends a request; `head` is everything before the empty line. Rejects when the connection breaks. */
  request(head: string, body: string): Promise<Answered> {
    return new Promise((resolve, reject) => {
      // The server ends one that nothing has come by for a while.
      if (this.#socket.destroyed) this.#socket = this.#connect();
      this.#waiting = { resolve, reject };
      const length = body === '' ? '' : `\r\ncontent-length: ${Buffer.byteLength(body)}`;
      this.#socket.write(`${head}${length}\r\n\r\n${body}`);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received =
      this.#received.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const from = end + END_OF_HEAD.length;
    const to = from + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#received.length < to) return;
    const answered = {
      status: Number(head.slice(9, 12)),
      revision: /\r\nanswer-revision: (\d+)/i.exec(head)?.[1] ?? '',
      body: this.#received.toString('utf8', from, to),
    };
    this.#received = this.#received.subarray(to);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(answered);
  }
}
