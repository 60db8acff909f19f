import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCollector } from '../../testing/collector.ts';
import { type ProgramRuns, portOf, programRuns } from '../../testing/programRun.ts';
import { createPublishedDatabase } from '../../testing/testDatabase.ts';

let runs: ProgramRuns;
beforeEach(() => {
  runs = programRuns();
});
afterEach(() => runs.close());

/** Starts the whole server, makes a call and stops it; gives the modules of OpenTelemetry's SDK that it had loaded. */
async function loadedBy(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const opened = await createPublishedDatabase();
  const folder = join(runs.folder, 'loaded');
  mkdirSync(folder);
  const server = runs.run('server/main.ts', {
    SMTP_URL: 'smtp://localhost:9',
    DATABASE_URL: opened.url,
    // Node writes there, at its end, which files it had loaded.
    NODE_V8_COVERAGE: folder,
    ...settings,
  });
  const port = await portOf(server);
  await fetch(`http://localhost:${port}/api/core/sessions/guest`, { method: 'POST' });
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await opened.close();
  const files = readdirSync(folder).flatMap(file => {
    const { result }: { readonly result: readonly { readonly url: string }[] } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    return result.map(({ url }) => url);
  });
  expect(files.some(url => url.endsWith('/server/main.ts'))).toBe(true);
  return files.filter(url => /@opentelemetry\/(?:sdk|exporter)/.test(url));
}

it('without a collector in the settings nothing of OpenTelemetry is loaded (IS-208)', async () => {
  expect(await loadedBy({})).toEqual([]);
}, 60_000);

it('with one, what a server did is handed over before it ends (IS-208)', async () => {
  const collector = await startCollector();
  const loaded = await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  expect(loaded.length).toBeGreaterThan(10);
  expect(collector.spans.map(({ name }) => name)).toContain('POST /api/core/sessions/guest');
  expect(collector.metrics.map(({ name }) => name)).toContain('http_request_duration_seconds');
  await collector.close();
}, 60_000);
