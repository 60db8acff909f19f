import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { moneyHelperOf } from '@towpath/domain/people/moneyHelper.ts';
import { defineConfig } from 'vite';
import { advicePages } from './vite/advicePages.ts';
import { brandLook } from './vite/brandLook.ts';
import { afterPartOf, chunkOf, laterPartOf, sharedPartOf } from './vite/chunks.ts';
import { contractAddresses } from './vite/contractAddresses.ts';
import { documentsApart } from './vite/documentsApart.ts';
import { codeTargets, floorOf, styleTargets } from './vite/floor.ts';
import { offlineWorker } from './vite/offlineWorker.ts';
import { privateNames } from './vite/privateNames.ts';
import { aheadScript, scriptsApart } from './vite/scriptsApart.ts';
import { siteContent } from './vite/siteContent.ts';
import { siteManifest } from './vite/siteManifest.ts';
import { splitIcons } from './vite/splitIcons.ts';

// The pages are rendered by a bundle in another folder, which is told here where the content is.
process.env.CONTENT_DIR ??= fileURLToPath(new URL('../content', import.meta.url));
const { brand, help, settings } = siteContent();

/** What the browser's code needs of the operator's content: names, addresses and ids, never texts. */
const define = {
  'import.meta.env.BRAND_NAME': JSON.stringify(brand.name),
  'import.meta.env.MONEY_HELPER': JSON.stringify(JSON.stringify(moneyHelperOf(help))),
  'import.meta.env.BRAND_MARK': JSON.stringify(JSON.stringify(brand.mark)),
  'import.meta.env.BRAND_COLOUR': JSON.stringify(brand.colours.main),
  'import.meta.env.DEFAULT_APP_ID': JSON.stringify(settings.marketing.defaultAppId),
  'import.meta.env.DEFAULT_BRAND_ID': JSON.stringify(settings.marketing.defaultBrandId),
  'import.meta.env.SHOW_DESIGN_SHEET': JSON.stringify(Boolean(process.env.SHOW_DESIGN_SHEET)),
  'import.meta.env.ADVICE_PAGES': JSON.stringify(advicePages()),
  'import.meta.env.AD_CLICK_COOKIE': JSON.stringify(settings.marketing.adClickCookie),
};

/** The oldest browsers that the pages are made for. */
const floor = floorOf();

export default defineConfig(async ({ command }) => ({
  plugins: [
    documentsApart(),
    contractAddresses(),
    splitIcons(),
    privateNames(),
    scriptsApart(define),
    offlineWorker(),
    brandLook(),
    siteManifest(brand),
    reactRouter(),
  ],
  define: {
    ...define,
    ...(command === 'build' && { 'import.meta.env.ASK_AHEAD': JSON.stringify(await aheadScript(define)) }),
  },
  // Styles come from the build of the documents too.
  build: { cssTarget: styleTargets(floor) },
  environments: {
    client: {
      build: {
        target: codeTargets(floor),
        rolldownOptions: {
          // A field of a class is set as `this.field = …`, which is shorter for browsers without fields of classes.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            // Fewer characters of the digest than usual, and still enough: the first question carries the name of every file.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                // React in one file: it changes seldom, and compresses better as one. What stands for the router's
                // framework is with it: as a file it costs a request. So does the bundler's own part, which it keeps apart.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler)\/|^\0no-router/,
                  priority: 1,
                },
                { name: chunkOf },
                { name: sharedPartOf },
                { name: afterPartOf },
                { name: laterPartOf },
              ],
            },
          },
        },
      },
    },
  },
}));
