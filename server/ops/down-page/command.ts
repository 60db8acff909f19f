import { loadContent } from '../../modules/content/load.ts';
import { contentFolderIn } from '../../platform/config/config.ts';
import { command } from '../command.ts';
import { downPage } from './downPage.ts';

/** `ops down-page`: the page for the proxy to show while no process answers, with the name of the brand. */
export const downPageCommand = command(
  'prints the page that a proxy shows while no process answers, from the content',
  { options: {} },
  async (_given, _words, { environment, say }) => {
    say(downPage(loadContent(contentFolderIn(environment))).trimEnd());
    return 0;
  },
);
