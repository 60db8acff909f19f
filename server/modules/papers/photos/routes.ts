import {
  addPaperPhoto,
  paperPhotoFile,
  paperPhotos,
  removePaperPhoto,
} from '@towpath/contracts/api/paperPhotos.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limit } from '../../../platform/http/limits.ts';
import { route } from '../../../platform/http/route.ts';
import type { PaperPhotos } from './service.ts';

const LOOKS: readonly Limit[] = [{ max: 120, seconds: 600, by: 'person' }];
const CHANGES: readonly Limit[] = [{ max: 60, seconds: 600, by: 'person' }];
/** Each may bring megabytes, and a guest costs nothing to make. */
const UPLOADS: readonly Limit[] = [
  { max: 60, seconds: 3600, by: 'person' },
  { max: 300, seconds: 3600, by: 'address' },
];

/** What somebody sent us runs nothing and reaches nothing, whoever opens it. */
const SHUT = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Has an answer with a file that somebody sent us opened as nothing of ours. */
export function shutIn(reply: FastifyReply): void {
  reply.header('content-security-policy', SHUT);
}

export function registerPaperPhotoRoutes(app: FastifyInstance, photos: PaperPhotos): void {
  route(app, paperPhotos, async ({ who }) => ({ photos: await photos.mine(who.customerId) }), {
    limits: LOOKS,
  });

  route(app, addPaperPhoto, ({ who, params, body }) => photos.add(who.customerId, params.photoId, body), {
    limits: UPLOADS,
  });

  route(
    app,
    paperPhotoFile,
    ({ who, params, reply }) => {
      shutIn(reply);
      return photos.file(who.customerId, params.photoId);
    },
    { limits: LOOKS },
  );

  route(app, removePaperPhoto, ({ who, params }) => photos.remove(who.customerId, params.photoId), {
    limits: CHANGES,
  });
}
