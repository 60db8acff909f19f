import { type Answered, Connection } from '../pairs/connection.ts';

/** A connection that was idle for longer may be closed by the server in the moment in which it is used. */
const IDLE_MS = 2_000;
/** So long after a call to which the server said that it is busy. */
const AGAIN_MS = 1_000;

/** Makes calls at once on as many connections as it takes, so that none waits for another in the client. */
export class Callers {
  readonly #port: number;
  #idle: { readonly connection: Connection; readonly since: number }[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** How often a call was made again because the server was busy. */
  again = 0;

  /** Makes a call, and again while the server is busy, as a browser does. Throws where the answer is no success. */
  async call(path: string, head: string, body?: object): Promise<Answered> {
    const connection = this.#take();
    const type = body ? '\r\ncontent-type: application/json' : '\r\ncontent-length: 0';
    const answer = await connection.request(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\n${head}${type}`,
      body ? JSON.stringify(body) : '',
    );
    this.#idle.push({ connection, since: performance.now() });
    if (answer.status === 503) {
      this.again += 1;
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
      return this.call(path, head, body);
    }
    if (answer.status >= 300) throw new Error(`${path} gave ${answer.status}: ${answer.body}`);
    return answer;
  }

  #take(): Connection {
    const now = performance.now();
    const { connection, since } = this.#idle.pop() ?? { connection: new Connection(this.#port), since: now };
    if (now - since < IDLE_MS) return connection;
    connection.close();
    for (const old of this.#idle) old.connection.close();
    this.#idle = [];
    return new Connection(this.#port);
  }
}
