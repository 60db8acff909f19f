import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Settings } from '@towpath/contracts/content/operator.ts';
import type { FastifyInstance } from 'fastify';
import { StartFault } from '../../platform/config/startFault.ts';

type Films = Pick<Settings, 'firstLookVideo'>;

const DAY = 24 * 60 * 60;

/** Where the operator's films lie within the content. */
const mediaIn = (folder: string) => join(folder, 'media');

/** The film and its captions, for who does not hear it. */
function filesOf({ firstLookVideo: name }: Films): readonly string[] {
  return name === undefined ? [] : [`${name}.mp4`, `${name}.vtt`];
}

/** Throws a StartFault that names the files of a film that are not there. */
export function requireMedia(folder: string, films: Films): void {
  const missing = filesOf(films).filter(file => !existsSync(join(mediaIn(folder), file)));
  if (missing.length === 0) return;
  const needed = missing.map(file => `media/${file}`).join(', ');
  throw new StartFault(`Content ${join(folder, 'settings.json')}: firstLookVideo needs ${needed}.`);
}

/** Serves the films from our own address, so that nobody else learns who watches one. Parts of a file may be asked for. */
export function registerMedia(app: FastifyInstance, folder: string, films: Films): void {
  const files = filesOf(films);
  if (files.length === 0) return;
  app.register(fastifyStatic, {
    root: mediaIn(folder),
    prefix: '/media/',
    index: false,
    // The pages are served by a plugin of their own, which decorates.
    decorateReply: false,
    maxAge: DAY * 1000,
    allowedPath: path => files.includes(path.slice(1)),
  });
}
