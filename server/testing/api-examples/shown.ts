/** Fields that hold a secret, and what is shown in its place. */
const SECRETS: Readonly<Record<string, string>> = {
  basicAuthToken: 'p3Yw0aXnb3VybmV5LW9mLWEtZ3Vlc3Q',
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMDAwIn0.c2lnbmF0dXJl',
  refreshToken: 'cmVmcmVzaC10b2tlbi1pbi1hLWNvb2tpZQ',
  confirmation: 'Y29uZmlybWVkLWEtbW9tZW50LWFnbw',
  token: 'dG9rZW4tb2YtYS1saW5rLWluLWEtbWFpbA',
  leadToken: 'dG9rZW4tb2YtYS1wYXJ0bmVyLWxpbms',
  challenge: 'cmlnaHQtcGFzc3dvcmQtY29kZS1zdGlsbC10by1jb21l',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  link: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJxdWFsaWZpZXIifQ.c2lnbmF0dXJl',
  personalLink: 'http://localhost:3000/start?lead=dG9rZW4tb2YtYS1wYXJ0bmVyLWxpbms&appId=mw_quick&plid=spring',
  otp: '123456',
};

/** Codes of a second factor, and what is shown in their place. */
const SECOND_FACTOR_CODES: readonly (readonly [RegExp, string])[] = [
  [/^\d{6}$/, '123456'],
  [/^[0-9A-Z]{5}-[0-9A-Z]{5}$/, 'K7QWM-2PV9X'],
];

/** Within an address for an app: made up too, so that an example made anew is the same. */
const SECRET_OF_APP = /\bsecret=[A-Z2-7]{32}\b/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const LONGEST_TEXT = 300;
/** A list whose entries are longer than this together, as JSON, is cut to its first. */
const LONGEST_LIST = 1200;
const MOST_ENTRIES = 3;

/** What was sent and answered, as it is shown: ids numbered, secrets made up, long lists and texts cut. */
export function shown(value: unknown): unknown {
  const ids = new Map<string, string>();
  const numbered = (id: string) => {
    const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const show = (part: unknown, name = ''): unknown => {
    if (typeof part === 'string')
      return (SECRETS[name] ?? codeShown(part) ?? cut(part))
        .replace(UUID, numbered)
        .replace(SECRET_OF_APP, `secret=${SECRETS['secret']}`);
    if (Array.isArray(part)) return shortened(part).map(entry => show(entry));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key.replace(UUID, numbered), show(inner, key)]),
    );
  };
  return show(value);
}

function codeShown(text: string): string | undefined {
  return SECOND_FACTOR_CODES.find(([form]) => form.test(text))?.[1];
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

function shortened(list: readonly unknown[]): readonly unknown[] {
  return list.slice(0, JSON.stringify(list).length > LONGEST_LIST ? 1 : MOST_ENTRIES);
}

/** The paths in a value, each with its type: what two examples of one call have in common. */
export function shapeOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(entry => shapeOf(entry, `${path}[]`)))].sort();
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .flatMap(([name, part]) => shapeOf(part, `${path}.${name}`))
      .sort();
  }
  return [`${path}: ${value === null ? 'null' : typeof value}`];
}
