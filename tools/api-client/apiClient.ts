import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.generated.ts';

/**
 * A client of the API, typed by what the API says of itself and by nothing else of ours.
 *
 * @param baseUrl where the server is, as "http://localhost:3000"
 * @param authorization the credential of the calls, asked for each: it changes when a guest registers
 */
export function apiClient(baseUrl: string, authorization: () => string | undefined): Client<paths> {
  const client = createClient<paths>({ baseUrl });
  client.use({
    onRequest({ request }) {
      const credential = authorization();
      if (credential !== undefined) request.headers.set('authorization', credential);
      return request;
    },
  });
  return client;
}
