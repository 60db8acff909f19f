import type { BROWSERS, DEVICE_KINDS, SYSTEMS } from '@towpath/contracts/api/account.ts';
import Bowser from 'bowser';

/** What a login was made with, as far as the browser says; null where it does not, or in a way we do not know. */
export type Device = {
  readonly kind: (typeof DEVICE_KINDS)[number] | null;
  readonly browser: (typeof BROWSERS)[number] | null;
  readonly system: (typeof SYSTEMS)[number] | null;
};

/** Where nothing is known, such as of a program that calls the API. */
export const UNKNOWN_DEVICE: Device = { kind: null, browser: null, system: null };

/** A header may say anything: what is not in these lists is left out. */
const KINDS: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};
const { chrome, firefox, edge, opera, safari, samsung_internet: samsung } = Bowser.BROWSER_MAP;
const BY_BROWSER = byName({ chrome, firefox, edge, opera, safari, samsung });
const { Android, ChromeOS, iOS, Linux, MacOS, Windows } = Bowser.OS_MAP;
const BY_SYSTEM = byName({
  android: Android,
  chromebook: ChromeOS,
  iphone: iOS,
  linux: Linux,
  mac: MacOS,
  windows: Windows,
});
const LONGEST_HEADER = 512;

/** Reads a `User-Agent` header. Versions are left out: they would single a person out, and help nobody. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST_HEADER));
  const kind = KINDS[platform.type ?? ''] ?? null;
  const system = BY_SYSTEM.get(os.name ?? '') ?? null;
  return {
    kind,
    browser: BY_BROWSER.get(browser.name ?? '') ?? null,
    system: kind === 'tablet' && system === 'iphone' ? 'ipad' : system,
  };
}

function byName<Code extends string>(names: Readonly<Record<Code, string | undefined>>): Map<string, Code> {
  const codes = Object.keys(names) as Code[];
  return new Map(codes.map(code => [names[code] ?? '', code]));
}
