import { mist } from '@towpath/contracts/content/colours.generated.ts';
import type { Plugin } from 'vite';

/** What a phone needs to install the site as an icon: its name, colours and images. */
export function siteManifest(brandName: string, colour: string): Plugin {
  return {
    name: 'site-manifest',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle() {
      const manifest = {
        name: brandName,
        short_name: brandName,
        lang: 'en-GB',
        start_url: '/dashboard',
        display: 'browser',
        background_color: mist,
        theme_color: colour,
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        ],
      };
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}
