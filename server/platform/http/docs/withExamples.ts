import { CALLS } from '@towpath/contracts/api/calls.ts';
import { routePath } from '../route.ts';
import { type Example, exampleOf } from './examples.ts';

type Json = Record<string, unknown>;
type Parameter = { readonly in: string; readonly name: string };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly content?: Json }>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The document with an example of each call: what was sent, and what came. */
export function withExamples<D extends { readonly paths?: unknown }>(document: D): D {
  const paths = structuredClone(document.paths ?? {}) as Record<string, Record<string, Operation>>; // by OpenAPI
  for (const call of CALLS) {
    const methods = paths[routePath(call).replace(/:(\w+)/g, '{$1}')];
    const method = call.method.toLowerCase();
    const operation = methods?.[method];
    const example = exampleOf(call);
    if (operation && example) methods[method] = operationWith(operation, example);
  }
  return { ...document, paths: paths satisfies Paths };
}

function operationWith(operation: Operation, example: Example): Operation {
  const { parameters, requestBody, responses } = operation;
  const success = responses[200];
  return {
    ...operation,
    ...(parameters ? { parameters: parameters.map(parameter => parameterWith(parameter, example)) } : {}),
    ...(requestBody
      ? { requestBody: { ...requestBody, content: shown(requestBody.content, example.body) } }
      : {}),
    responses: {
      ...responses,
      ...(success?.content ? { 200: { ...success, content: shown(success.content, example.answer) } } : {}),
    },
  };
}

const PARTS: Readonly<Record<string, (example: Example) => Readonly<Record<string, string>> | undefined>> = {
  path: ({ params }) => params,
  query: ({ query }) => query,
  header: ({ headers }) => headers,
};

function parameterWith(parameter: Parameter, example: Example): Parameter {
  const value = PARTS[parameter.in]?.(example)?.[parameter.name];
  return value === undefined ? parameter : ({ ...parameter, example: value } as Parameter); // with one field more
}

function shown(content: Json, value: unknown): Json {
  if (value === undefined) return content;
  const kind = 'application/json';
  return { ...content, [kind]: { ...(content[kind] as Json), example: value } }; // as OpenAPI has it
}
