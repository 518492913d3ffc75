import { z } from 'zod';
import { groupBy } from './domain/group-by';

type Variables = Record<string, string | undefined>;

/** What integrations of hosts call the two variables of ours; these count after our own, in this order. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  SUPABASE_URL: ['NEXT_PUBLIC_SUPABASE_URL'],
  SUPABASE_PUBLISHABLE_KEY: [
    'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_ANON_KEY',
    'NEXT_PUBLIC_SUPABASE_ANON_KEY',
  ],
};

const API_PATH = /^\/rest\/v1\/?$/;
const DASHBOARD = /(?:^|\.)supabase\.com$/;

/** The address of a Supabase project, as its origin: without the path of its REST API, which the dashboard shows with it. */
export const databaseAddress = z
  .url({ protocol: /^https?$/, error: 'must be the http(s):// address of the Supabase project' })
  .transform((text, context) => {
    const url = new URL(text);
    const problem = problemOf(url);
    if (problem) context.addIssue({ code: 'custom', message: problem });
    return url.origin;
  });

function problemOf({ hostname, pathname, search, hash, username, origin }: URL): string | undefined {
  if (DASHBOARD.test(hostname)) {
    const project = /\/project\/([a-z0-9]+)/.exec(pathname)?.[1] ?? '{project}';
    return `must be the address of the project's API, not of a page of the dashboard: https://${project}.supabase.co`;
  }
  const isOrigin = pathname === '/' || API_PATH.test(pathname);
  return isOrigin && !search && !hash && !username
    ? undefined
    : `must be the address of the project alone: ${origin}`;
}

/** The key of the database that visitors may have. */
export const publicKey = z
  .string('must be the publishable (anon) key of the Supabase project')
  .min(1, 'must not be empty')
  .refine(
    (key) => !isSecret(key),
    'is a secret key, with which the site could read what visitors sent: it must be the publishable (anon) key, and the secret one must be replaced in Supabase if others may have seen it',
  );

function isSecret(key: string): boolean {
  return /^(?:sb_secret_|sbp_)/.test(key) || claimsOf(key).role === 'service_role';
}

/** Returns what a key says of itself if it is a JWT. */
function claimsOf(key: string): { role?: unknown; ref?: unknown } {
  const [, payload, signature] = key.split('.');
  if (!payload || signature === undefined) return {};
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims ? claims : {};
  } catch {
    return {};
  }
}

/**
 * Gives the two variables of the database their own names, where an integration has set them under others.
 * @returns the variables, under which name each was found, and what contradicts itself, one sentence each. A publishable key and
 * an anon key side by side do not: a project has both.
 */
export function withOwnNames(variables: Variables) {
  const found: Variables = {};
  const names: Record<string, string> = {};
  const problems: string[] = [];
  for (const [own, others] of Object.entries(OTHER_NAMES)) {
    const given = [own, ...others].filter((name) => variables[name]);
    const [first] = given;
    if (!first) continue;
    found[own] = variables[first];
    names[own] = first;
    const kinds = groupBy(given, (name) => [kindOf(own, variables[name]!)]);
    for (const [one, ...more] of kinds.values()) {
      const other = more.find((name) => sameForm(own, variables[name]!) !== sameForm(own, variables[one!]!));
      if (other) problems.push(`${one} and ${other} differ: remove the one that is wrong.`);
    }
    for (const name of given) problems.push(...strangersOf(name, variables[name]!, found.SUPABASE_URL));
  }
  return { variables: { ...variables, ...found }, names, problems };
}

/**
 * Returns the address of the project for whoever needs no more of the variables; undefined without one.
 * @throws Error that says in a sentence what is wrong with it
 */
export function readDatabaseAddress(given: Variables): string | undefined {
  const { variables, names, problems } = withOwnNames(given);
  const [problem] = problems;
  if (problem) throw new Error(problem);
  if (!variables.SUPABASE_URL) return undefined;
  const { data, error } = databaseAddress.safeParse(variables.SUPABASE_URL);
  if (error) throw new Error(`${names.SUPABASE_URL} ${error.issues[0]!.message}.`);
  return data;
}

/** A JWT and a publishable key of one project differ. */
function kindOf(own: string, value: string): string {
  return own === 'SUPABASE_URL' || !value.startsWith('eyJ') ? 'plain' : 'token';
}

function sameForm(own: string, value: string): string {
  return own === 'SUPABASE_URL' && URL.canParse(value) ? new URL(value).origin : value;
}

/** Says whether a key names another project than the address does. */
function strangersOf(name: string, value: string, address = ''): string[] {
  const { ref } = claimsOf(value);
  const project = /^https:\/\/([a-z0-9]{16,})\.supabase\.co\b/.exec(address)?.[1];
  return typeof ref === 'string' && project && ref !== project
    ? [`${name} is a key of the project ${ref}, but the address is that of ${project}.`]
    : [];
}
