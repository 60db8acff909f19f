import { describe, expect, it } from 'vitest';
import { documentsFor, isBuildFile, isOfThisSite, isPage, keptAhead } from './siteList.ts';

const site = {
  documents: { '/': '"home"', '/contact': '"c1"', '/journey/now': '"j1"', '/journey/full-advice': '"a1"' },
  shell: '/journey/now',
  drawnByTheApp: '^\\/(?:journey|solutions)\\/[^/]+$',
};

describe('the page for an address without a connection (WT-061)', () => {
  it.each([
    ['/', ['/']],
    ['/contact', ['/contact']],
    ['/contact/', ['/contact']],
    ['/journey/qualifier', ['/journey/now']],
    ['/journey/now', ['/journey/now']],
    ['/journey/full-advice', ['/journey/full-advice', '/journey/now']],
    ['/solutions/dmp', ['/journey/now']],
    ['/nothing', []],
    ['/journey/a/b', []],
    ['/constructor', []],
  ])('%s: %j', (path, documents) => {
    expect(documentsFor(path, site)).toEqual(documents);
  });
});

describe('a page is kept (WT-065)', () => {
  const answer = (status: number, etag?: string) => ({ status, headers: new Headers(etag ? { etag } : {}) });

  it('in the version that this worker knows, also where a proxy compressed it', () => {
    expect(isOfThisSite('/contact', answer(200, '"c1"'), site)).toBe(true);
    expect(isOfThisSite('/contact', answer(200, 'W/"c1"'), site)).toBe(true);
    expect(isOfThisSite('/journey/qualifier', answer(200, '"j1"'), site)).toBe(true);
  });

  it('never in that of another release, nor without a version, nor when it is a fault or unknown', () => {
    expect(isOfThisSite('/contact', answer(200, '"c2"'), site)).toBe(false);
    expect(isOfThisSite('/contact', answer(200), site)).toBe(false);
    expect(isOfThisSite('/contact', answer(503, '"c1"'), site)).toBe(false);
    expect(isOfThisSite('/nothing', answer(200), site)).toBe(false);
  });
});

it.each(['/api/core/answers/mine', '/api/docs', '/api', '/health/ready', '/metrics'])(
  'the worker has nothing to do with %s (WT-064)',
  pathname => {
    expect([isPage({ pathname }), isBuildFile({ pathname })]).toEqual([false, false]);
  },
);

it('the worker answers for pages, and for files with a digest (WT-061)', () => {
  expect(['/', '/apis', '/journey/now'].every(pathname => isPage({ pathname }))).toBe(true);
  expect(isBuildFile({ pathname: '/assets/entry-1a2b3c4.js' })).toBe(true);
  expect(isBuildFile({ pathname: '/icon.svg' })).toBe(false);
});

it('each file is fetched once at installation: pages by version, the rest by digest (WT-061)', () => {
  const built = [
    { url: '/assets/a-1.js', revision: null },
    { url: '/finished.js', revision: 'f1' },
  ];
  const list = { ...site, ahead: ['/contact', '/journey/now'], files: ['/assets/a-1.js', '/assets/b-1.css'] };
  expect(keptAhead(list, built)).toEqual([
    { url: '/contact', revision: '"c1"' },
    { url: '/journey/now', revision: '"j1"' },
    { url: '/assets/a-1.js', revision: null },
    { url: '/assets/b-1.css', revision: null },
    { url: '/finished.js', revision: 'f1' },
  ]);
});
