import { vi } from 'vitest';
import { holdPage } from '../data/session.ts';

/** What a test sees of the simulated browser. */
export type TestBrowser = {
  /** Cookies that scripts can read, by name, decoded. */
  readonly cookies: Map<string, string>;
  /** The text of each cookie as it was set, with its attributes. */
  readonly cookieTexts: string[];
  readonly storage: Map<string, string>;
  readonly metas: Map<string, string>;
};

/** Gives Node the few parts of a browser that web/data uses: cookies, storage, meta tags and an address. */
export function standInForBrowser({ address = 'http://towpath.test/' } = {}): TestBrowser {
  const browser: TestBrowser = {
    cookies: new Map(),
    cookieTexts: [],
    storage: new Map(),
    metas: new Map(),
  };
  vi.stubGlobal('document', {
    get cookie() {
      return [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    },
    set cookie(text: string) {
      browser.cookieTexts.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0(;|$)/.test(text)) browser.cookies.delete(name);
      else browser.cookies.set(name, decodeURIComponent(value));
    },
    querySelector(selector: string) {
      const content = browser.metas.get(/name="([^"]+)"/.exec(selector)?.[1] ?? '');
      return content === undefined ? null : { content };
    },
  });
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('localStorage', storageOver(browser.storage));
  vi.stubGlobal('sessionStorage', storageOver(new Map()));
  holdPage(undefined);
  return browser;
}

/** A Storage, as in a browser, over a map that the test can inspect. */
export function storageOver(map: Map<string, string>): Storage {
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
  // A browser's storage lists its keys as its own properties.
  return new Proxy(storage as Storage, {
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

/** An access token as the server makes one, as far as a browser reads it: whom it names. */
export function accessTokenOf(person: string): string {
  const claims = Buffer.from(JSON.stringify({ sub: person })).toString('base64url');
  return `header.${claims}.signature`;
}
