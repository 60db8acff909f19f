/** The address of each server that DATABASE_URL names: `postgres://me:secret@one:5432,two:5432/name` names two. */
export function databaseAddresses(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/i.exec(url) ?? [];
  return hosts.split(',').map(host => before + host + after);
}
