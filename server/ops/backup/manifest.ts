import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { counted } from '../counted.ts';

/** The two files of a back-up, which is a folder. */
export const MANIFEST = 'manifest.json';
/** What pg_dump wrote, in its custom form. */
export const DATA = 'data.dump';

const count = z.int().nonnegative();
const Manifest = z.object({
  form: z.literal(1),
  /** When the state that it holds was that of the database. */
  at: z.iso.datetime(),
  /** The release that made it. */
  release: z.string(),
  /** Major version of the PostgreSQL that it was taken from. */
  postgres: z.int().positive(),
  /** The migrations that the database had had, in order. */
  migrations: z.array(z.string()),
  /** How many rows each table had, by its name. */
  rows: z.record(z.string(), count),
  data: z.object({ bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
});
/** What a back-up says of itself. */
export type Manifest = z.infer<typeof Manifest>;

/** The version of this release. */
export function releaseName(): string {
  const { version } = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8'));
  return String(version);
}

/**
 * Reads a back-up and checks that it is whole: its manifest by the schema, its data by length and checksum. Throws a
 * StartFault that names what is wrong.
 *
 * @param folder the back-up
 */
export async function readWhole(folder: string): Promise<Manifest> {
  const name = basename(folder);
  const [manifestFile, dataFile] = [join(folder, MANIFEST), join(folder, DATA)];
  if (!existsSync(manifestFile) || !existsSync(dataFile)) {
    throw new StartFault(`${folder} is no back-up: it has to be a folder with ${MANIFEST} and ${DATA}.`);
  }
  const manifest = readManifest(readFileSync(manifestFile, 'utf8'), name);
  const { size } = statSync(dataFile);
  if (size !== manifest.data.bytes) {
    throw new StartFault(`${name} is cut: ${DATA} has ${size} bytes of ${manifest.data.bytes}.`);
  }
  if ((await sha256Of(dataFile)) !== manifest.data.sha256) {
    throw new StartFault(`${name} is damaged: ${DATA} is not what was written (its checksum differs).`);
  }
  return manifest;
}

function readManifest(text: string, name: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new StartFault(`${name} is damaged: ${MANIFEST} cannot be read.`);
  }
}

/** The checksum of a file, in hexadecimal digits. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** What it holds, for people: `3 people, 120 rows, 1.2 MB`. */
export function contentsOf({ rows, data }: Manifest): string {
  const all = Object.values(rows).reduce((sum, one) => sum + one, 0);
  const megabytes = (data.bytes / 1e6).toFixed(1);
  return `${counted(rows.customers ?? 0, 'person', 'people')}, ${counted(all, 'row', 'rows')}, ${megabytes} MB`;
}
