import { existsSync } from 'node:fs';
import { contentFolderIn } from '../../platform/config/config.ts';
import { modeIn } from '../../platform/config/mode.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { contentFaults, PAGES, readCheckedConfig } from '../../start.ts';
import { command } from '../command.ts';
import { tryBackups } from './backups.ts';
import { tryConnections, tryDatabase } from './connections.ts';

/** Tries everything that a start needs, without starting, and names all that is wrong at once. */
export const check = command(
  'tries settings and content without starting, and names every fault at once',
  {
    options: {
      connect: { type: 'boolean', default: false, help: 'tries database, mail and partners too' },
      database: {
        type: 'boolean',
        default: false,
        help: 'tries the database too: all that a start depends on',
      },
      content: {
        type: 'boolean',
        default: false,
        help: 'tries the content alone, as production asks for it',
      },
    },
  },
  async ({ connect, database, content }, _, { environment, say, complain }) => {
    let faults = 0;
    const tell = (message: string) => {
      faults += message.split('\n').length;
      complain(message);
    };
    // Before a release is put together: there are no settings yet.
    if (content) {
      for (const fault of contentFaults(contentFolderIn(environment), 'production')) tell(fault);
      if (faults === 0) say('The content is right for production.');
      return faults > 0 ? 1 : 0;
    }
    // npm start builds the pages of a trial by itself.
    if (modeIn(environment) === 'production' && !existsSync(PAGES)) {
      tell('The pages are not built. Build them: npm run build');
    }
    try {
      const config = readCheckedConfig(environment);
      say(`Settings and content are right for ${config.mode === 'trial' ? 'a trial' : 'production'}.`);
      if (connect) {
        await tryConnections(config, { say, tell });
        tryBackups(config, { say, tell });
      } else if (database) await tryDatabase(config, { say, tell });
    } catch (fault) {
      if (!(fault instanceof StartFault)) throw fault;
      tell(fault.message);
      if (connect || database) complain('Connections are tried once the settings are right.');
    }
    return faults > 0 ? 1 : 0;
  },
);
