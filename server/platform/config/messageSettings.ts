/** The forms in which text messages are handed over, as MESSAGE_PROVIDER names them. */
export const MESSAGE_PROVIDERS = ['messages-v1', 'notify', 'off'] as const;

/** The address of GOV.UK Notify, unless MESSAGE_URL names another. */
const NOTIFY_URL = 'https://api.notifications.service.gov.uk';

/** How text messages are handed over. */
export type MessageSettings =
  | { readonly provider: 'messages-v1'; readonly url: string; readonly key: string }
  | {
      readonly provider: 'notify';
      readonly url: string;
      readonly serviceId: string;
      readonly secret: string;
      readonly templateId: string;
    };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Name, service and secret, with dashes between; the name may have dashes too. */
const NOTIFY_KEY = new RegExp(`^.+-(?<serviceId>${UUID})-(?<secret>${UUID})$`, 'iu');

/**
 * The settings of GOV.UK Notify; undefined, as for any partner, where none is set.
 *
 * @param tell told of each that is missing or wrong; never of what it says
 */
export function notifyIn(
  { url, key, template }: Readonly<Record<'url' | 'key' | 'template', string | undefined>>,
  tell: (fault: string) => undefined,
): MessageSettings | undefined {
  if (url === undefined && key === undefined && template === undefined) return undefined;
  const parts = key === undefined ? undefined : NOTIFY_KEY.exec(key)?.groups;
  if (key === undefined) tell('MESSAGE_KEY must be set for MESSAGE_PROVIDER notify');
  else if (!parts) tell('MESSAGE_KEY must be an API key of GOV.UK Notify, whole: name, service and secret');
  if (template === undefined) tell('MESSAGE_TEMPLATE must be set for MESSAGE_PROVIDER notify');
  const { serviceId, secret } = parts ?? {};
  if (serviceId === undefined || secret === undefined || template === undefined) return undefined;
  return { provider: 'notify', url: url ?? NOTIFY_URL, serviceId, secret, templateId: template };
}
