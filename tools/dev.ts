import { join } from 'node:path';
import { StartFault } from '@towpath/server/platform/config/startFault.ts';
import { type Program, runProgram } from '@towpath/server/program.ts';
import { createServer } from 'vite';
import { startRestartingServer } from './dev/restartingServer.ts';
import { root } from './sourceFiles.ts';
import { withStandIns } from './standIns.ts';

/**
 * `npm run dev`: serves the pages from their sources, with live reload, on PORT (default 3000), and runs the server,
 * restarted at every change, on the next port. Both have one address: requests that are not for pages are forwarded
 * to the server. The stand-ins for outside parties keep running when the server restarts, and so does what was sent
 * to them.
 */
async function startAll(program: Program): Promise<void> {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new StartFault(`PORT must be a whole number from 1 to 65534, not ${process.env.PORT}.`);
  }
  const address = `http://localhost:${port}`;
  const serverPort = port + 1;

  process.env.NODE_ENV = 'development';
  const environment = { ...process.env, TOWPATH_MODE: 'trial' };
  const pages = await createServer({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host: process.env.HOST || 'localhost',
      port,
      strictPort: true,
      proxy: { '^/(api|health|metrics)(/|\\?|$)': { target: `http://localhost:${serverPort}` } },
    },
  });
  try {
    await pages.listen();
  } catch (error) {
    await pages.close();
    if (/already in use/.test(String(error))) {
      throw new StartFault(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 100} npm run dev`,
      );
    }
    throw error;
  }
  program.started({ name: 'pages', end: () => pages.close() });

  const env = {
    ...(await withStandIns(program, environment)),
    PORT: String(serverPort),
    PUBLIC_URL: process.env.PUBLIC_URL || address,
    // The pages come from their sources, so nothing needs to be built.
    TOWPATH_DEV: '1',
  };
  let shown = false;
  const server = startRestartingServer(env, line => {
    if (line === 'Stopping …') return;
    // The server's line with its address only shows that it is ready; the address to open is printed here, once.
    if (!line.includes(address) && !line.includes(`localhost:${serverPort}`)) return program.say(line);
    program.say(shown ? 'The server runs again.' : `Towpath is running, with live reload, at ${address}`);
    shown = true;
  });
  program.started({ name: 'server', end: () => server.stop() });
}

await runProgram(startAll);
