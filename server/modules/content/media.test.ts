import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { walker, walkOn } from '../../testing/journeyWalk.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { loadContent } from './load.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-media-'));
  cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, firstLookVideo: 'welcome' }));
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/welcome.mp4'), 'a film');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a film beside the first look', () => {
  it('is named by the advice where the operator gives one, and comes from our own address (AD-007, AD-001)', async () => {
    writeFileSync(join(folder, 'media/welcome.vtt'), 'WEBVTT');
    writeFileSync(join(folder, 'media/draft.mp4'), 'not shown yet');
    const test = await createTestApp({ CONTENT_DIR: folder });
    try {
      const person = await walker(test);
      await walkOn(person);
      expect((await person.call(qualifierAdvice, {})).answer.videoId).toBe('welcome');
      const film = await test.app.inject('/media/welcome.mp4');
      expect([film.statusCode, film.headers['content-type'], film.body]).toEqual([
        200,
        'video/mp4',
        'a film',
      ]);
      const part = await test.app.inject({ url: '/media/welcome.mp4', headers: { range: 'bytes=2-5' } });
      expect([part.statusCode, part.body]).toEqual([206, 'film']);
      expect((await test.app.inject('/media/welcome.vtt')).headers['content-type']).toContain('text/vtt');
      for (const url of ['/media/draft.mp4', '/media/..%2Fsettings.json', '/media/']) {
        expect((await test.app.inject(url)).statusCode).toBe(404);
      }
    } finally {
      await test.close();
    }
  });

  it('is refused at the start without its captions, by file and place (AD-007, PT-197)', () => {
    expect(() => loadContent(folder)).toThrow(
      `Content ${join(folder, 'settings.json')}: firstLookVideo needs media/welcome.vtt.`,
    );
  });

  it('is none where the operator gives none (AD-007)', async () => {
    const test = await createTestApp();
    try {
      const person = await walker(test);
      await walkOn(person);
      expect((await person.call(qualifierAdvice, {})).answer).not.toHaveProperty('videoId');
      expect((await test.app.inject('/media/welcome.mp4')).statusCode).toBe(404);
    } finally {
      await test.close();
    }
  });
});
