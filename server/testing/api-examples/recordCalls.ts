import type { Call } from '@towpath/contracts/api/call.ts';
import { type Example, exampleName } from '../../platform/http/docs/examples.ts';
import type { CallOptions, CallResult } from '../site.ts';
import type { TestApp } from '../testApp.ts';
import { shown } from './shown.ts';

/** Each call that was made and succeeded, by its name: the first of each. */
export type Recorded = Record<string, Example>;

/**
 * The same server, which notes the calls that are made by it.
 *
 * @param recorded where they are noted
 */
export function recordCalls(test: TestApp, recorded: Recorded): TestApp {
  return {
    ...test,
    async call<const C extends Call>(declaration: C, options: CallOptions<C>): Promise<CallResult<C>> {
      const result = await test.call(declaration, options);
      if (result.status < 300)
        recorded[exampleName(declaration)] ??= exampleFrom(declaration, options, result);
      return result;
    },
  };
}

type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

function exampleFrom<C extends Call>(
  declaration: C,
  options: CallOptions<C>,
  result: CallResult<C>,
): Example {
  const { params, query, headers, body }: Parts = options;
  const answer = declaration.answer ? { answer: result.answer } : {};
  const parts = {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(headers ? { headers } : {}),
  };
  return shown({ ...parts, ...(body === undefined ? {} : { body }), ...answer }) as Example; // the same fields, shortened
}
