import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractAddresses } from './vite/contractAddresses.ts';
import { routeModuleLoading } from './vite/routeModuleLoading.ts';

export default defineConfig({
  plugins: [routeModuleLoading(), contractAddresses(), reactRouter()],
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
