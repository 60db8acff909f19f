import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** One stage of `npm test`. */
export interface Stage {
  /** The name that selects it: `npm test -- unit`. */
  readonly name: string;
  /** The heading while it runs. */
  readonly heading: string;
  /** The script, relative to the root of the repository, and its arguments. */
  readonly command: readonly string[];
  /** A second command, run if the first passes. */
  readonly next?: readonly string[];
  /** The runner that counts the tests; none for a check that only passes or fails. */
  readonly counts?: 'vitest' | 'playwright';
}

const SOURCES = ['domain', 'contracts', 'server', 'web', 'design-system', 'sandbox', 'e2e', 'bench', 'tools'];

const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];

/**
 * All stages. Those that find a fault most cheaply come first.
 *
 * @param report the file in which a counted stage writes its report
 */
export function stages(report: string): readonly Stage[] {
  const vitest = (...projects: readonly string[]): string[] => [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map(project => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return [
    {
      name: 'typecheck',
      heading: 'Types',
      command: ['node_modules/typescript/bin/tsc', '--build'],
    },
    {
      name: 'lint',
      heading: 'Lint and format',
      command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
    },
    {
      name: 'imports',
      heading: 'Who may import whom',
      command: [
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        ...SOURCES,
      ],
    },
    {
      name: 'dead-code',
      heading: 'Dead code',
      command: KNIP,
      // Code that only tests use is dead too, so this run leaves out the tests.
      next: [...KNIP, '--production', '--include', 'files,exports'],
    },
    { name: 'unit', heading: 'Unit tests', command: vitest('unit', 'pages'), counts: 'vitest' },
    { name: 'api', heading: 'API tests', command: vitest('api'), counts: 'vitest' },
    {
      name: 'journeys',
      heading: 'Questionnaires and their paths',
      command: ['tools/journeys.ts', '--check'],
    },
    { name: 'trace', heading: 'Requirements proven by tests', command: ['tools/trace.ts', '--summary'] },
    {
      name: 'browser',
      heading: 'Browser tests',
      command: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'e2e/playwright.config.ts',
        '--reporter=list,json',
      ],
      counts: 'playwright',
    },
  ];
}

/**
 * The requested stages, in the usual order.
 *
 * @param all every stage
 * @param wanted names; none means all
 * @throws {Error} with one line to show, if a name is unknown
 */
export function selectStages(all: readonly Stage[], wanted: readonly string[]): readonly Stage[] {
  const unknown = wanted.filter(name => !all.some(stage => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such stage: ${unknown.join(', ')}. There are ${all.map(stage => stage.name).join(', ')}.`,
    );
  }
  return wanted.length === 0 ? all : all.filter(stage => wanted.includes(stage.name));
}

/** The root of the repository, where every stage runs. */
export const repository: string = root;
