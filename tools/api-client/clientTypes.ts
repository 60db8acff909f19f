import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** Written above the types, so that nobody changes them by hand. */
const HEAD = '// Made by `npm run api-client` from the description of the API: do not change it by hand.\n';

/**
 * The types of a client, made from the description of the API alone: what each call takes and answers.
 *
 * @param document the description, as `/api/openapi.json` gives it
 * @returns the source of a module of types
 */
export async function clientTypes(document: OpenAPI3): Promise<string> {
  const ast = await openapiTS(withOneError(document), { alphabetize: true });
  return HEAD + astToString(ast);
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The same with one refusal for each call: all have the same body, and their codes are for who reads the page. */
function withOneError(document: OpenAPI3): OpenAPI3 {
  const copy = structuredClone(document);
  for (const methods of Object.values(copy.paths ?? {})) {
    if ('$ref' in methods) continue;
    for (const method of METHODS) {
      const operation = methods[method];
      if (!operation || '$ref' in operation) continue;
      const answers = Object.entries(operation.responses ?? {});
      operation.responses = {
        ...Object.fromEntries(answers.filter(([status]) => status < '400')),
        default: answers.find(([status]) => status >= '400')?.[1] ?? { description: '' },
      };
    }
  }
  return copy;
}
