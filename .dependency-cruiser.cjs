// Who may import whom: the table of ARCHITECTURE.md, one rule a line of it. TypeScript 7 has no programming interface,
// so the sources are read with swc; tools/rules/imports.test.ts plants each fault and sees it refused.

/** Tests, and what only tests use, may reach for a test runner and for node: to read files. What they test may not. */
const TEST = '\\.test\\.tsx?$|/(testing|random|fixtures)/|/vitest\\.config\\.ts$';

/** Every kind of dependency that is not a file of this repository. */
const NOT_OURS = [
  'core',
  'npm',
  'npm-dev',
  'npm-peer',
  'npm-optional',
  'npm-no-pkg',
  'npm-unknown',
  'npm-bundled',
];

/** Folders of domain/ that may be imported from each of them, besides themselves and values/. */
const DOMAIN_LAYERS = {
  values: [],
  people: [],
  household: [],
  debts: [],
  'journey-engine': [],
  budget: ['household'],
  solutions: ['debts', 'budget', 'household', 'people'],
  journeys: ['journey-engine', 'debts', 'budget', 'household', 'people'],
  plans: ['people'],
  letters: ['debts', 'people', 'household', 'plans'],
  applications: ['solutions', 'debts', 'budget', 'household', 'people', 'plans'],
  bookings: ['people'],
  casework: ['solutions'],
  'fact-find': ['solutions', 'journeys', 'journey-engine', 'debts', 'budget', 'household', 'people'],
};

/** A solution's own folder: what it is, asks for and costs. Solutions do not know each other. */
const SOLUTION =
  'administration-order|bankruptcy|breathing-space|debt-[a-z-]+|full-and-final-settlement|iva|' +
  'mental-health-breathing-space|minimal-asset-process|moratorium|self-managed-plan|sequestration|token-payments|' +
  'trust-deed|write-off-request';

/** The capabilities of web/, each with the others that its screens show something of. */
const WEB_CAPABILITIES = {
  home: [],
  'public-pages': [],
  'cookie-choice': [],
  start: [],
  preview: [],
  consents: [],
  callbacks: ['bookings'],
  identity: [],
  health: [],
  household: [],
  'credit-search': [],
  debts: ['credit-search'],
  budget: ['debts'],
  urgent: [],
  chat: ['urgent'],
  advice: ['budget', 'callbacks', 'urgent'],
  letters: ['urgent'],
  entitlements: ['advice'],
  applications: ['debts'],
  plans: ['advice', 'applications', 'bookings', 'callbacks', 'letters'],
  bookings: [],
  account: ['identity'],
  staff: ['account', 'applications', 'debts', 'identity', 'plans'],
  dashboard: ['budget', 'debts', 'identity', 'urgent'],
};

/** What stands on what inside a folder: each part with the parts below it that it may import, besides itself. */
const LAYERS_INSIDE = {
  'domain/solutions': {
    case: [],
    thresholds: ['case'],
    contradictions: ['case'],
    figures: ['case', 'thresholds'],
    criteria: ['case', 'thresholds', 'figures'],
    solution: ['case', 'thresholds', 'figures'],
    [SOLUTION]: ['case', 'thresholds', 'figures', 'criteria', 'solution'],
    recommend: ['case', 'contradictions', 'thresholds', 'figures', 'criteria', 'solution', SOLUTION],
    explain: ['case', 'contradictions', 'thresholds', 'figures', 'criteria', 'solution', 'recommend'],
    pictures: ['case', 'thresholds', 'figures', 'solution', 'explain'],
    'what-if': ['case', 'thresholds', 'figures', 'criteria', 'solution', 'recommend', 'explain'],
    'first-look': ['case', 'thresholds', 'figures', 'criteria', 'solution', 'recommend'],
  },
  contracts: { errors: [], content: [], api: ['errors'] },
  'server/platform': {
    config: [],
    time: [],
    tracing: [],
    crypto: ['config'],
    database: ['config', 'crypto', 'tracing'],
    keys: ['config', 'crypto', 'database'],
    http: ['config', 'crypto', 'time'],
    audit: ['database', 'http', 'jobs', 'time'],
    limits: ['config', 'crypto', 'database', 'http'],
    jobs: ['config', 'database', 'http', 'time', 'tracing'],
    mail: ['config', 'database', 'http', 'jobs', 'time', 'tracing'],
    watching: ['config', 'database', 'http', 'jobs', 'mail', 'time', 'tracing'],
    site: ['config', 'http'],
  },
  // Shell and data serve everybody; the journey knows no capability, the app hands it their screens.
  web: {
    data: [],
    shell: ['data'],
    offline: ['data'],
    papers: ['data', 'shell'],
    journey: ['data', 'shell'],
    ...Object.fromEntries(
      Object.entries(WEB_CAPABILITIES).map(([name, others]) => [
        name,
        ['data', 'shell', 'journey', 'papers', ...others],
      ]),
    ),
  },
  server: {
    platform: [],
    partners: ['platform'],
    papers: ['platform'],
    modules: ['platform', 'partners', 'papers', 'deps.ts'],
  },
};

const layersInside = Object.entries(LAYERS_INSIDE).flatMap(([folder, layers]) =>
  Object.entries(layers).map(([layer, below]) => {
    // Of a solution's folder only that folder: `$1` is the name that the importing file's path matched.
    const own = layer === SOLUTION ? '$1' : layer;
    return {
      name: `${folder.replaceAll('/', '-')}-${layer === SOLUTION ? 'each' : layer}`,
      comment: `${folder}: a part stands on the parts below it, as ARCHITECTURE.md draws them.`,
      severity: 'error',
      from: { path: `^${folder}/(${layer})/`, pathNot: TEST },
      to: { path: `^${folder}/`, pathNot: `^${folder}/(${[own, ...below].join('|')})(/|$)` },
    };
  }),
);
/**
 * What a kind of step is, as types alone: a capability says its own kinds by it and knows nothing else of the engine that
 * is handed them.
 */
const STEP_KIND = 'domain/journey-engine/definition/stepKind\\.ts$';

const domainLayers = Object.entries(DOMAIN_LAYERS).map(([layer, below]) => ({
  name: `domain-${layer}`,
  comment: `domain/${layer} stands on ${['values', ...below].join(', ')} and on nothing else in domain/.`,
  severity: 'error',
  from: { path: `^domain/${layer}/`, pathNot: TEST },
  to: {
    path: '^domain/',
    pathNot: `^domain/(${[layer, 'values', ...below].join('|')})/${layer === 'values' ? '' : `|^${STEP_KIND}`}`,
  },
}));

/** A workspace that may import only the workspaces named. */
const only = (workspace, allowed, comment, others = ALL) => ({
  name: `${workspace}-stands-on`,
  comment,
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: TEST },
  to: { path: `^(${others.filter(other => other !== workspace && !allowed.includes(other)).join('|')})/` },
});
const ALL = ['domain', 'contracts', 'server', 'web', 'design-system', 'sandbox', 'e2e', 'bench', 'tools'];

module.exports = {
  forbidden: [
    ...domainLayers,
    ...layersInside,
    only('domain', [], 'domain is the ground: it imports no other workspace.'),
    {
      name: 'domain-is-pure',
      comment:
        'domain has no I/O: no node: module, no react, no fastify, no pg. Schemas are as pure as it is itself.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { dependencyTypes: NOT_OURS, pathNot: 'node_modules/zod/' },
    },
    only('contracts', ['domain'], 'domain ← contracts ← server, web.'),
    {
      name: 'contracts-need-only-zod',
      comment: 'The browser loads the contracts too: nothing but the schema library and domain.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: TEST },
      to: { dependencyTypes: NOT_OURS, pathNot: 'node_modules/zod/' },
    },
    only(
      'server',
      ['domain', 'contracts'],
      'The server stands on domain and contracts. What starts stand-ins and builds pages is in tools/.',
    ),
    only(
      'web',
      ['domain', 'contracts', 'design-system'],
      'web stands on domain, contracts and design-system.',
    ),
    only('design-system', [], 'design-system knows no trade words: it imports no other workspace.'),
    only(
      'sandbox',
      ['domain', 'contracts'],
      'sandbox plays outside parties: it cannot know how we are built.',
    ),
    only('e2e', ['domain', 'contracts', 'sandbox', 'tools'], 'e2e sees the product from outside.'),
    {
      name: 'one-module-one-repository',
      comment: "A module asks another module's service, never its tables.",
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: TEST },
      to: { path: '^server/modules/[^/]+/.*[rR]epository', pathNot: '^server/modules/$1/' },
    },
    {
      name: 'ops-are-on-top',
      comment: 'The commands of an operator use the server; the server knows none of them.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${TEST}|^server/ops/` },
      to: { path: '^server/ops/' },
    },
    {
      name: 'browser-has-no-node',
      comment: 'What the browser loads cannot use node: modules; web/vite runs while the pages are built.',
      severity: 'error',
      from: { path: '^(web|design-system)/', pathNot: `${TEST}|\\.config\\.ts$|^web/vite/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-in-product',
      comment: 'Nothing that runs imports a test or what only tests use.',
      severity: 'error',
      from: { pathNot: `${TEST}|^(e2e|bench|tools)/` },
      to: { path: TEST },
    },
    {
      name: 'no-circle',
      comment: 'Files that import each other in a circle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(build|\\.react-router|test-results)/|\\.d\\.m?ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts', '.d.mts'],
    },
  },
};
