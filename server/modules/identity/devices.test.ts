import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf, UNKNOWN_DEVICE } from './devices.ts';

describe('the device of a login', () => {
  it.each([
    [
      'an Android phone',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      { kind: 'phone', browser: 'chrome', system: 'android' },
    ],
    [
      'Samsung’s browser',
      'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
      { kind: 'phone', browser: 'samsung', system: 'android' },
    ],
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      { kind: 'phone', browser: 'safari', system: 'iphone' },
    ],
    [
      'an iPad',
      'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      { kind: 'tablet', browser: 'safari', system: 'ipad' },
    ],
    [
      'a laptop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
      { kind: 'computer', browser: 'firefox', system: 'windows' },
    ],
    [
      'Edge on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      { kind: 'computer', browser: 'edge', system: 'mac' },
    ],
  ])('is said in a few common words: %s (IS-070)', (_, header, device) => {
    expect(deviceOf(header)).toEqual(device);
  });

  it('is left open where the header says nothing we know, whatever it says (IS-070)', () => {
    expect(deviceOf(undefined)).toEqual(UNKNOWN_DEVICE);
    expect(deviceOf('Danielle-Hughes/1.0')).toEqual(UNKNOWN_DEVICE);
    fc.assert(
      fc.property(fc.string({ maxLength: 700 }), header => {
        for (const said of Object.values(deviceOf(header))) {
          expect(said === null || /^[a-z]{2,12}$/u.test(said)).toBe(true);
        }
      }),
    );
  });
});
