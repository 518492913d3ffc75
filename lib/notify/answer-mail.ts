import { createTranslator } from 'next-intl';
import ar from '../../messages/ar.json';
import en from '../../messages/en.json';
import type { OwnerLinkMail, SenderAnswer } from '../data/outbox';
import { ownerToken, sentTokenOf } from '../data/secret-links';
import { conventionsOf, localeOf } from '../i18n/locales';
import { urlOf } from '../routing/url-of';
import { SITE } from '../site';
import type { Mail } from './mail';

const MESSAGES = { en, ar };

/** Returns what a sender is told of a decision, in the language of the form (product rule 11.4). */
export function answerMail(answer: SenderAnswer): Mail {
  const { email, name, kind, status, note, language, provider, handle, reason } = answer;
  const locale = localeOf(language);
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'answer' });
  const tSent = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'sent' });
  const token = handle && sentTokenOf(handle);
  const isOnline =
    status === 'accepted' && ['listing', 'claim', 'review'].includes(kind) && provider !== null;
  const paragraphs = [
    t('greeting'),
    // Isolated, because a name may run in the other direction.
    t(`${status}.${kind}`, { name: `\u2068${name.trim()}\u2069` }),
    reason && tSent(`reasons.${reason}`),
    note?.trim(),
    isOnline && urlOf({ name: 'provider', id: provider }, locale),
    t('reply'),
    token && `${tSent('keep')}\n${urlOf({ name: 'sent', token }, locale)}`,
    locale === 'ar' ? SITE.arabicName : SITE.name,
  ].filter((paragraph): paragraph is string => Boolean(paragraph));
  return mailOf(email, t(`subject.${kind}`), paragraphs, locale);
}

/** Returns the mail with an owner's link (product rule 2.32). */
export function ownerLinkMail({ email, name, language, ...link }: OwnerLinkMail): Mail {
  const locale = localeOf(language);
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: 'answer' });
  const token = ownerToken(link);
  const paragraphs = [
    t('greeting'),
    t('ownerLink', { name: `\u2068${name.trim()}\u2069` }),
    token ? urlOf({ name: 'owner', token }, locale) : '',
    t('ownerLinkSecret'),
    t('reply'),
    locale === 'ar' ? SITE.arabicName : SITE.name,
  ].filter(Boolean);
  return mailOf(email, t('subject.ownerLink'), paragraphs, locale);
}

function mailOf(to: string, subject: string, paragraphs: string[], locale: keyof typeof MESSAGES): Mail {
  return { to, subject, text: paragraphs.join('\n\n'), html: htmlOf(paragraphs, locale) };
}

function htmlOf(paragraphs: string[], locale: keyof typeof MESSAGES): string {
  const body = paragraphs.map(
    (paragraph) => `<p dir="auto">${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`,
  );
  return `<div lang="${locale}" dir="${conventionsOf(locale).direction}">${body.join('')}</div>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
