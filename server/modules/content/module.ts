import type { Deps } from '../../deps.ts';
import type { ServerModule } from '../module.ts';
import { loadContent } from './load.ts';
import { registerMedia } from './media.ts';
import { registerContentRoutes } from './routes.ts';

/** The operator's content. Throws a StartFault for content that is faulty or missing. */
export function contentModule({ config }: Pick<Deps, 'config'>) {
  const content = loadContent(config.contentDir);
  const module: ServerModule = {
    registerRoutes(app) {
      registerContentRoutes(app, content);
      registerMedia(app, config.contentDir, content.settings);
    },
  };
  return { ...module, content };
}
