import { type ChatFormat, environment } from '../env';
import type { StaffNotice } from './staff-notice';

/** Milliseconds; slow receivers may have taken a message by the time they answer. */
const TIMEOUT = 30_000;

/** Incoming webhooks by host. Others, such as Mattermost, take what Slack takes. */
const HOSTS: [pattern: RegExp, format: ChatFormat][] = [
  [/(^|\.)(discord|discordapp)\.com$/, 'discord'],
  [/(^|\.)(webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com|powerautomate\.com)$/, 'teams'],
  [/^chat\.googleapis\.com$/, 'google-chat'],
];

/** Returns the payload that a chat takes at this URL. */
export function chatPayload({ text, link }: StaffNotice, url: string, chosen?: ChatFormat): object {
  const { hostname } = new URL(url);
  const format = chosen ?? HOSTS.find(([pattern]) => pattern.test(hostname))?.[1] ?? 'slack';
  const withLink = link ? `${text}\n${link}` : text;
  if (format === 'discord') return { content: withLink };
  if (format === 'teams') return { type: 'message', attachments: [adaptiveCard(text, link)] };
  return { text: withLink };
}

/** Teams shows nothing but cards. */
function adaptiveCard(text: string, link?: string): object {
  return {
    contentType: 'application/vnd.microsoft.card.adaptive',
    content: {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      body: [{ type: 'TextBlock', text, wrap: true }],
      ...(link && { actions: [{ type: 'Action.OpenUrl', title: 'Open', url: link }] }),
    },
  };
}

/** Posts a notice to the staff's chat. Returns why that failed, or undefined. */
export async function sendChat(notice: StaffNotice): Promise<{ code: string } | undefined> {
  const { STAFF_WEBHOOK_URL, STAFF_WEBHOOK_FORMAT } = environment();
  const url = STAFF_WEBHOOK_URL!;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(chatPayload(notice, url, STAFF_WEBHOOK_FORMAT)),
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return response.ok ? undefined : { code: String(response.status) };
  } catch (error) {
    // The message may contain the URL, which is a secret.
    return { code: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
