import type { FastifyInstance } from 'fastify';
import { readMigrations } from '../database/migrate.ts';
import type { RunQuery } from '../database/preparedStatements.ts';

/** `/health/live`: the process answers. `/health/ready`: it can do its work, so traffic may come. */
export function registerHealth(app: FastifyInstance, check: RunQuery): void {
  const newest = readMigrations().at(-1)?.id ?? '';
  const migrated = { name: 'newest_migration', text: 'select id from migrations where id = $1' };

  app.get('/health/live', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const found = await check(migrated, [newest]);
      if (found.length > 0) return { status: 'ready', database: 'up', migrations: 'done' };
      return reply.code(503).send({ status: 'not ready', database: 'up', migrations: 'missing' });
    } catch {
      request.log.warn('not ready: the database does not answer');
      return reply.code(503).send({ status: 'not ready', database: 'down', migrations: 'unknown' });
    }
  });
}
