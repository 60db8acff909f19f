import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { siteManifest as manifestOf } from '@towpath/contracts/content/siteManifest.ts';
import type { Plugin } from 'vite';

const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
];

/** Gives the site the manifest of the operator's brand. */
export function siteManifest(brand: Pick<BrandLook, 'name' | 'colours'>): Plugin {
  return {
    name: 'site-manifest',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: manifestOf(brand, ICONS) });
    },
  };
}
