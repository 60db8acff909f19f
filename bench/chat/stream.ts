import { type ClientRequest, get } from 'node:http';

/** What the bench reads of an event of either side. */
export type Heard = {
  readonly type: string;
  readonly chatId?: string;
  readonly message?: { readonly clientId: string; readonly sequence: number };
};

/**
 * Keeps a stream of events open, by a connection of its own, as a browser does. Rejects where it does not begin, and says
 * so when it ends before it is closed: the bench is over before any has to.
 */
export function openStream(
  { port, path, headers }: { port: number; path: string; headers: Readonly<Record<string, string>> },
  heard: (event: Heard) => void,
  ended: () => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, headers, agent: false }, answer => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} gave ${answer.statusCode}.`));
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        const whole = (text + part).split('\n\n');
        text = whole.pop() ?? '';
        for (const one of whole) heard(JSON.parse(one.slice(one.indexOf('data: ') + 'data: '.length)));
      });
      answer.on('close', ended);
      answer.on('error', ended);
      resolve(asked);
    });
    asked.on('error', reject);
  });
}
