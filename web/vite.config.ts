import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractAddresses } from './vite/contractAddresses.ts';
import { finishedPageScript } from './vite/finishedPageScript.ts';
import { routeModuleLoading } from './vite/routeModuleLoading.ts';
import { siteContent } from './vite/siteContent.ts';

const { brand, settings } = siteContent();

/** What the browser's code needs to know of the operator's content: names and ids, never texts. */
const define = {
  'import.meta.env.BRAND_NAME': JSON.stringify(brand.name),
  'import.meta.env.DEFAULT_APP_ID': JSON.stringify(settings.marketing.defaultAppId),
  'import.meta.env.DEFAULT_BRAND_ID': JSON.stringify(settings.marketing.defaultBrandId),
  'import.meta.env.AD_CLICK_COOKIE': JSON.stringify(settings.marketing.adClickCookie),
};

export default defineConfig({
  plugins: [routeModuleLoading(), contractAddresses(), finishedPageScript(define), reactRouter()],
  define,
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // React and the router in one file: they change together, seldom, and compress better as one.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
              ],
            },
          },
        },
      },
    },
  },
});
