import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { readMigrations } from '../database/migrate.ts';

/** `/health/live`: the process answers. `/health/ready`: it can do its work, so traffic may come. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  const newest = readMigrations().at(-1)?.id ?? '';

  app.get('/health/live', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const found = await sql<{ id: string }>`select id from migrations where id = ${newest}`.execute(
        database,
      );
      if (found.rows.length > 0) return { status: 'ready', database: 'up', migrations: 'done' };
      return reply.code(503).send({ status: 'not ready', database: 'up', migrations: 'missing' });
    } catch {
      request.log.warn('not ready: the database does not answer');
      return reply.code(503).send({ status: 'not ready', database: 'down', migrations: 'unknown' });
    }
  });
}
