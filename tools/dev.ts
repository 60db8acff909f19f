import { join } from 'node:path';
import { createServer } from 'vite';
import { startRestartingServer } from './dev/restartingServer.ts';
import { root } from './sourceFiles.ts';

/**
 * `npm run dev`: the pages from their sources, with live reload, on PORT (default 3000); behind them the server, started
 * again with every change, on the next port. One address for both: what is not a page is handed on to the server.
 */
async function main(): Promise<void> {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new Error(`PORT must be a whole number from 1 to 65534, not ${process.env.PORT}.`);
  }
  const address = `http://localhost:${port}`;
  const serverPort = port + 1;

  process.env.NODE_ENV = 'development';
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
      throw new Error(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 100} npm run dev`,
      );
    }
    throw error;
  }

  const env = {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: process.env.PUBLIC_URL || address,
    // The pages come from their sources: nothing is to be built.
    TOWPATH_DEV: '1',
  };
  let shown = false;
  const server = startRestartingServer(env, line => {
    // The one line that names the address says that the server is ready; what is to be opened is said here, once.
    if (!line.includes(address) && !line.includes(`localhost:${serverPort}`)) return print(line);
    print(shown ? 'The server runs again.' : `Towpath is running, with live reload, at ${address}`);
    shown = true;
  });

  const stop = async (): Promise<void> => {
    await Promise.all([server.stop(), pages.close()]);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
