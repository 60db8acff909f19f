/** Makes one signed call; gives its status and its answer. */
export function signedCall(call: {
  site: string;
  key: string;
  secret: string;
  method: string;
  path: string;
  body?: object;
  idempotencyKey?: string;
}): Promise<{ status: number; answer: unknown }>;
