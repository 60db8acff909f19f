import { parse } from 'yaml';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * A compose file as `docker compose config` reads it: anchors merged, and each `$NAME`, `${NAME}`, `${NAME:-default}` and
 * `${NAME:?error}` in a value put in; `$$` is a dollar. Throws an Error with the words of the file where a variable that it
 * wants has no value, and one for a variable without a default that is not set, which Compose would make empty.
 *
 * @param variables of the shell, and of the `.env` beside the file
 */
export function composeConfig(text: string, variables: Variables = {}) {
  return parse(text, (_, value) => (typeof value === 'string' ? interpolated(value, variables) : value), {
    merge: true,
  });
}

const VARIABLE =
  /\$(?:(?<dollar>\$)|(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?:(?<kind>:?[-?])(?<rest>[^}]*))?\})/gu;

function interpolated(text: string, variables: Variables): string {
  return text.replace(VARIABLE, (...found) => {
    const { dollar, bare, name = bare, kind = '', rest = '' } = found.at(-1);
    if (dollar) return '$';
    const set = variables[name];
    const value = kind.startsWith(':') && set === '' ? undefined : set;
    if (value !== undefined) return value;
    if (kind.endsWith('-')) return rest;
    throw new Error(kind.endsWith('?') ? `${name}: ${rest}` : `${name} is not set.`);
  });
}
