import { LARGEST_PHOTO } from '@towpath/domain/people/paperPhoto.ts';
import { PHOTO_KINDS } from '@towpath/domain/people/photoFile.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

/** A paper that a person has sent us: a photo of a letter, or a PDF. */
export const PaperPhoto = named(
  'PaperPhoto',
  z.object({
    id: z.string(),
    words: described(z.string(), 'What its person says it is.'),
    about: described(
      z.nullable(z.object({ debtId: z.string(), name: z.string() })),
      'The debt that it is about, and whom that is with; null for none, and for one that is no longer in the list.',
    ),
    kind: z.enum(PHOTO_KINDS),
    bytes: described(z.int(), 'How large the file is.'),
    addedOn: described(z.string(), "'YYYY-MM-DD', in London."),
  }),
);
export type PaperPhoto = z.infer<typeof PaperPhoto>;

const photoId = described(z.uuid(), 'Made up by the client, another for each paper.');
const params = z.object({ photoId });

export const paperPhotos = call({
  base: 'core',
  method: 'GET',
  path: '/papers/mine/photos',
  access: 'customer',
  summary: 'The papers that a person has sent us, the newest first.',
  answer: z.object({ photos: z.array(PaperPhoto) }),
});

export const addPaperPhoto = call({
  base: 'core',
  method: 'PUT',
  path: '/papers/mine/photos/{photoId}',
  access: 'customer',
  summary:
    'Keeps a photo or a PDF of a paper, sealed. What it is say its first bytes alone, and it is refused where it does not open: it is cut off, or a PDF with a password. Sent again under the same id it is the same paper, as it was sent last.',
  params,
  body: z.strictObject({
    words: described(z.string(), 'What it is, in up to 80 characters.'),
    debtId: described(
      z.nullable(z.string().check(z.maxLength(100))),
      'A debt of the list that it is about; one that is not in the list is refused.',
    ),
    file: described(z.string(), 'The file, as base64: a JPEG, a PNG or a PDF of at most 8 MB.'),
  }),
  largestBody: Math.ceil((LARGEST_PHOTO * 4) / 3) + 128 * 1024,
  answer: PaperPhoto,
  errors: ['VALIDATION_FAILED'],
});

export const paperPhotoFile = call({
  base: 'core',
  method: 'GET',
  path: '/papers/mine/photos/{photoId}/file',
  access: 'customer',
  summary: 'The file of a paper that the person has sent us, as it came, to be saved.',
  params,
  file: 'application/octet-stream',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

export const removePaperPhoto = call({
  base: 'core',
  method: 'DELETE',
  path: '/papers/mine/photos/{photoId}',
  access: 'customer',
  summary: 'Takes a paper away and erases its file. Nothing of it is kept.',
  params,
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});
