import { describe, expect, it } from 'vitest';
import {
  checkPhoto,
  checkPhotoWords,
  LARGEST_PHOTO,
  LONGEST_PHOTO_WORDS,
  PHOTO_MESSAGES,
} from './paperPhoto.ts';

const bytes = (...start: number[]) => Uint8Array.from([...start, 1, 2, 3]);
const text = (said: string) => new TextEncoder().encode(said);

describe('a paper that a person sends', () => {
  it('is known by its first bytes (DN-711)', () => {
    expect(checkPhoto(bytes(0xff, 0xd8, 0xff))).toEqual({ ok: true, value: 'jpeg' });
    expect(checkPhoto(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toEqual({
      ok: true,
      value: 'png',
    });
    expect(checkPhoto(text('%PDF-1.7'))).toEqual({ ok: true, value: 'pdf' });
  });

  it.each([
    ['a page', text('<!doctype html><script>')],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['the half of a beginning', bytes(0xff, 0xd8)],
    ['a PDF with something before it', text(' %PDF-1.7')],
    ['another picture', text('GIF89a')],
  ])('is refused where it is something else: %s (DN-711)', (_, file) => {
    expect(checkPhoto(file)).toMatchObject({ ok: false, code: 'otherKind' });
  });

  it('is refused with nothing in it, and over the limit that the words name (DN-711)', () => {
    expect(checkPhoto(new Uint8Array())).toMatchObject({ code: 'missing' });
    const file = new Uint8Array(LARGEST_PHOTO + 1).fill(0xff);
    file.set([0xff, 0xd8, 0xff]);
    expect(checkPhoto(file)).toMatchObject({ code: 'tooLarge' });
    expect(checkPhoto(file.subarray(1))).toMatchObject({ code: 'otherKind' });
    expect(PHOTO_MESSAGES.tooLarge).toContain(`${LARGEST_PHOTO / 1024 / 1024} MB`);
  });

  it('has a few words, on one line (DN-710)', () => {
    expect(checkPhotoWords('  Letter from\n the council ')).toEqual({
      ok: true,
      value: 'Letter from the council',
    });
    expect(checkPhotoWords(' . ')).toMatchObject({ code: 'noWords' });
    expect(checkPhotoWords('x'.repeat(LONGEST_PHOTO_WORDS))).toMatchObject({ ok: true });
    expect(checkPhotoWords('x'.repeat(LONGEST_PHOTO_WORDS + 1))).toMatchObject({ code: 'longWords' });
  });
});
