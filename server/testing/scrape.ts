import type { FastifyInstance } from 'fastify';

/** The samples of a scrape of /metrics: their values by what stands before them, as `name{label="value"}`. */
export async function scrape(app: FastifyInstance): Promise<ReadonlyMap<string, number>> {
  const { statusCode, body } = await app.inject('/metrics');
  if (statusCode !== 200) throw new Error(`/metrics answered ${statusCode}`);
  return new Map(
    body
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))] as const;
      }),
  );
}
