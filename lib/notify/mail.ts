import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { createTransport, type Transporter } from 'nodemailer';
import { environment } from '../env';
import { SITE, siteOrigin } from '../site';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Milliseconds. */
const TIMEOUT = 10_000;

let transport: Transporter | undefined;

/**
 * Sends a mail from the contact address. Returns why that failed, and whether the server rejected the recipient or the content
 * for good.
 * @param id the item of the outbox; mails of the same item have the same message id, so that mailboxes recognize a repeat
 */
export async function sendMail(
  id: number,
  { to, ...mail }: Mail,
): Promise<{ code: string; isRejected: boolean } | undefined> {
  const { SMTP_URL, CONTACT_EMAIL } = environment();
  transport ??= createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      ...mail,
      from: { name: SITE.name, address: CONTACT_EMAIL },
      // An object, because a comma in the address would make it two.
      to: { name: '', address: to },
      messageId: `<outbox-${hashOf(`${siteOrigin()} ${id}`)}@${domainToASCII(CONTACT_EMAIL.split('@')[1]!)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return undefined;
  } catch (error) {
    const { code = 'ERROR', responseCode } = error as { code?: string; responseCode?: number };
    const isRejected = (code === 'EENVELOPE' || code === 'EMESSAGE') && !(responseCode && responseCode < 500);
    return { code: responseCode ? `${code} ${responseCode}` : code, isRejected };
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
