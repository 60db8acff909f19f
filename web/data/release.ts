/** The first script of a page, which says of which release it is; nothing while it is made by the dev server. */
export function releaseOf({ scripts }: Partial<Pick<Document, 'scripts'>>): string {
  const addresses = [...(scripts ?? [])].map(({ src }) => (src ? new URL(src).pathname : ''));
  return addresses.find(address => address.startsWith('/assets/')) ?? '';
}
