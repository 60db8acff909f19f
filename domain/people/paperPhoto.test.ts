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

// The least that has a size, something drawn and an end.
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 2, 0xff, 0xda, 0, 2, 1, 0xff, 0, 0xff, 0xd9]);
/** A photo up to what is drawn, with a small picture and its end in a segment before. */
const SMALL_INSIDE = [0xff, 0xd8, 0xff, 0xe1, 0, 17, ...JPEG, 0xff, 0xc0, 0, 2, 0xff, 0xda, 0, 2];
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  byte => byte.charCodeAt(0),
);
const PDF = '%PDF-1.7\nstartxref\n9\n%%EOF\n';

describe('a paper that a person sends', () => {
  it('is known by its first bytes (DN-711)', () => {
    expect(checkPhoto(JPEG)).toEqual({ ok: true, value: 'jpeg' });
    expect(checkPhoto(PNG)).toEqual({ ok: true, value: 'png' });
    expect(checkPhoto(text(PDF))).toEqual({ ok: true, value: 'pdf' });
  });

  it.each([
    ['a photo cut off before its end', JPEG.subarray(0, -1)],
    ['a photo of which only the small picture inside is whole', Uint8Array.from([...SMALL_INSIDE, 1, 2])],
    ['a photo that says no size', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9])],
    ['a picture cut off before its end', PNG.subarray(0, -12)],
    ['a picture in which nothing is drawn', Uint8Array.from([...PNG.subarray(0, 33), ...PNG.subarray(-12)])],
    ['a PDF without its end', text('%PDF-1.7\nrubbish')],
    ['a PDF that does not say where things are', text('%PDF-1.7\nrubbish\n%%EOF')],
  ])('is refused where it does not open: %s (DN-939)', (_, file) => {
    expect(checkPhoto(file)).toMatchObject({ code: 'broken', message: PHOTO_MESSAGES.broken });
  });

  it('opens with something behind the end of a picture, as some phones add it (DN-939)', () => {
    for (const file of [JPEG, PNG]) {
      expect(checkPhoto(Uint8Array.from([...file, 0, 0, 1]))).toMatchObject({ ok: true });
    }
  });

  it('is refused as a PDF with a password (DN-939)', () => {
    for (const lock of ['/Encrypt 12 0 R', '/Encrypt << /V 4 >>']) {
      const locked = text(PDF.replace('startxref', `trailer << ${lock} >>\nstartxref`));
      expect(checkPhoto(locked)).toMatchObject({ code: 'locked', message: PHOTO_MESSAGES.locked });
    }
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
    const whole = new Uint8Array(LARGEST_PHOTO);
    whole.set(JPEG);
    expect(checkPhoto(whole)).toMatchObject({ ok: true });
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
