import type { BrandColours } from './brandLook.ts';
import { mist } from './colours.generated.ts';

type Icon = { readonly src: string; readonly sizes: string; readonly type: string };

/** What a phone needs to install the site as an icon, as JSON: its name, colours and pictures. */
export function siteManifest(
  { name, colours }: { readonly name: string; readonly colours: Pick<BrandColours, 'main'> },
  icons: readonly Icon[],
): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: 'en-GB',
    start_url: '/dashboard',
    display: 'browser',
    background_color: mist,
    theme_color: colours.main,
    icons,
  });
}
