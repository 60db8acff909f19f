import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors, jwtVerify } from 'jose';
import type { Messages, SentMessage } from './messages.ts';

type NotifyRequest = {
  readonly phone_number: string;
  readonly template_id: string;
  readonly personalisation?: Readonly<Record<string, string>>;
};

const REQUEST = {
  type: 'object',
  required: ['phone_number', 'template_id'],
  additionalProperties: false,
  properties: {
    phone_number: { type: 'string' },
    template_id: { type: 'string' },
    personalisation: { type: 'object', additionalProperties: { type: 'string' } },
    reference: { type: 'string' },
    sms_sender_id: { type: 'string' },
  },
};

/** A token counts for this long, and its time may be this far off. */
const TOKEN_SECONDS = 30;
/** `name-service-secret`: the last two are UUIDs. */
const UUID_LENGTH = 36;

/**
 * Takes text messages in the form of GOV.UK Notify, with its checks of the token and its errors. Its one template is
 * `((message))`.
 */
export function addNotify(
  service: FastifyInstance,
  state: Pick<Messages, 'notify' | 'refuses'>,
  take: (message: SentMessage) => string,
): void {
  const { key, templateId } = state.notify;
  service.post<{ Body: NotifyRequest }>(
    '/v2/notifications/sms',
    {
      schema: { body: REQUEST },
      async preParsing(request, reply) {
        const fault = await tokenFault(request.headers.authorization, key);
        if (fault) return refuse(reply, 403, 'AuthError', fault);
      },
      errorHandler: (fault, _request, reply) =>
        refuse(reply, 400, 'ValidationError', fault instanceof Error ? fault.message : 'not valid'),
    },
    ({ body }, reply) => {
      if (state.refuses) return refuse(reply, 500, 'Exception', 'Internal server error');
      if (body.template_id !== templateId) return refuse(reply, 400, 'BadRequestError', 'Template not found');
      const to = internationalNumber(body.phone_number);
      if (to === null) return refuse(reply, 400, 'ValidationError', 'phone_number is not a phone number');
      const text = body.personalisation?.message;
      if (text === undefined) {
        return refuse(reply, 400, 'BadRequestError', 'Missing personalisation: message');
      }
      const id = take({ to, from: 'Notify', text });
      return reply.code(201).send({ id, reference: null, content: { body: text, from_number: 'Notify' } });
    },
  );
}

function refuse(reply: FastifyReply, status: number, error: string, message: string): FastifyReply {
  return reply.code(status).send({ status_code: status, errors: [{ error, message }] });
}

/** Why a token does not count, in the words of the real service; null when it does. */
async function tokenFault(authorization: string | undefined, key: string): Promise<string | null> {
  if (authorization === undefined) return 'Unauthorized: authentication token must be provided';
  const secret = new TextEncoder().encode(key.slice(-UUID_LENGTH));
  const serviceId = key.slice(-UUID_LENGTH * 2 - 1, -UUID_LENGTH - 1);
  try {
    const { payload } = await jwtVerify(authorization.replace(/^Bearer /, ''), secret, {
      algorithms: ['HS256'],
      issuer: serviceId,
      requiredClaims: ['iss', 'iat'],
      maxTokenAge: TOKEN_SECONDS,
      clockTolerance: TOKEN_SECONDS,
    });
    const isFromNow = Math.abs((payload.iat ?? 0) - Date.now() / 1000) <= TOKEN_SECONDS;
    return isFromNow ? null : 'Error: Your system clock must be accurate to within 30 seconds';
  } catch (fault) {
    if (fault instanceof errors.JWTExpired) {
      return 'Error: Your system clock must be accurate to within 30 seconds';
    }
    return 'Invalid token: API key not found';
  }
}

function internationalNumber(written: string): string | null {
  const digits = written.replace(/[\s()-]/g, '').replace(/^(?:\+44|0044|0)/, '');
  return /^7\d{9}$/.test(digits) ? `+44${digits}` : null;
}
