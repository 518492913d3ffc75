import { z } from 'zod';
import { databaseAddress, publicKey, withOwnNames } from './database-variables';
import { isEmail } from './domain/email';
import { type Hidden, hiddenBecause, siteAddressIn } from './hidden';
import { hostsIn } from './http/hosts';

const secret = (description: string) =>
  z.string(`must be ${description}`).min(16, 'must have at least 16 characters');

const emailAddress = z.string().refine(isEmail, 'must be an email address');

const verificationCode = z
  .string()
  .regex(/^[\w=-]+$/, 'must be the code alone, without its meta tag')
  .optional();

const hostNames = z
  .string()
  .regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i, 'must be host names, separated by commas')
  .optional();

const profile = (network: string) =>
  z.url({ protocol: /^https$/, error: 'must be an https:// address' }).default(network);

/** Chats that take different payloads. */
const CHAT_FORMATS = ['slack', 'discord', 'teams', 'google-chat'] as const;
export type ChatFormat = (typeof CHAT_FORMATS)[number];

const runtimeEnvironment = z.object({
  SUPABASE_URL: databaseAddress,
  SUPABASE_PUBLISHABLE_KEY: publicKey,
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .default('http://localhost:3000'),
  ANALYTICS: z.enum(['vercel', 'vitals', 'off'], 'must be "vercel", "vitals" or "off"'),
  /** Without it no hash of an address leaves the process, and nothing is signed. */
  FORM_SECRET: secret('a secret').optional(),
  /** Without it Next.js makes one for each build, which salts the ids of server actions: forms opened before a deployment fail. */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(
      (key) => isBase64Of(32, key),
      'must be 32 bytes in base64; `openssl rand -base64 32` generates one',
    )
    .optional(),
  TRUSTED_PROXY: z
    .string()
    .regex(/^(none|vercel|x-forwarded-for:[1-9])$/, 'must be "none", "vercel" or "x-forwarded-for:1" (to 9)'),
  IMAGE_HOSTS: hostNames,
  MAP_STYLE_URL: z
    .url({ protocol: /^https$/, error: 'must be the https:// address of a map style' })
    .optional(),
  MAP_HOSTS: hostNames,
  CRON_SECRET: secret('a secret').optional(),
  STAFF_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be the https:// address of an incoming webhook' })
    .optional(),
  STAFF_WEBHOOK_FORMAT: z.enum(CHAT_FORMATS, `must be one of: ${CHAT_FORMATS.join(', ')}`).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address of a mail server' })
    .optional(),
  STAFF_EMAIL: emailAddress.optional(),
  STUDIO_URL: z
    .url({ protocol: /^https?$/, error: 'must be the https:// address of the project in Supabase Studio' })
    .optional(),
  // With a loopback address, Next.js treats middleware rewrites as external and proxies them: lists redirect to themselves.
  HOSTNAME: z
    .string()
    .regex(/^(?!127\.|\[?::1)/, 'must be a name such as "localhost", not a loopback address')
    .optional(),
  CONTACT_EMAIL: emailAddress.default('hello@lamaa.example'),
  SOCIAL_INSTAGRAM: profile('https://www.instagram.com/'),
  SOCIAL_FACEBOOK: profile('https://www.facebook.com/'),
  SOCIAL_X: profile('https://x.com/'),
  GOOGLE_SITE_VERIFICATION: verificationCode,
  BING_SITE_VERIFICATION: verificationCode,
  /** Vercel sets it. */
  VERCEL: z.string().optional(),
});

export type Environment = z.infer<typeof runtimeEnvironment> & {
  /** Then nothing of the site is indexed; undefined if it may be. */
  hidden: Hidden | undefined;
};

type Variables = Record<string, string | undefined>;

/**
 * Parses the environment variables of the site.
 * @throws Error naming every missing or malformed variable, one sentence each.
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { variables: defined, names, problems } = withOwnNames(given);
  const settings = { ...defaultsFor(defined), ...defined };
  const result = runtimeEnvironment.safeParse(settings);
  if (result.success && problems.length === 0) return { ...result.data, hidden: hiddenBecause(settings) };
  const issues = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return `${names[name] ?? name} ${settings[name] === undefined ? 'is missing: it ' : ''}${message}.`;
  });
  const all = [...issues, ...problems].join(' ');
  throw new Error(`The environment is invalid. ${all} See docs/deployment.md.`);
}

let cached: Environment | undefined;

/** Returns the environment of this process, parsed on first use. */
export function environment(): Environment {
  cached ??= readEnvironment();
  return cached;
}

function defaultsFor(defined: Variables): Variables {
  return {
    TRUSTED_PROXY: defined.VERCEL ? 'vercel' : 'none',
    ANALYTICS: defined.VERCEL ? 'vercel' : 'off',
    SITE_URL: siteAddressIn(defined),
  };
}

function isBase64Of(bytes: number, text: string): boolean {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) && atob(text).length === bytes;
}

/** Returns the hosts from which the map style, tiles, sprites and glyphs are loaded; none for our basemap. */
export function mapHosts({
  MAP_STYLE_URL,
  MAP_HOSTS,
}: Pick<Environment, 'MAP_STYLE_URL' | 'MAP_HOSTS'>): string[] {
  if (!MAP_STYLE_URL) return [];
  return [...new Set([new URL(MAP_STYLE_URL).host, ...hostsIn(MAP_HOSTS)])];
}
