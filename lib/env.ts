import { z } from 'zod';

const environment = z.object({
  SUPABASE_URL: z.url({
    protocol: /^https?$/,
    error: 'must be the https:// address of the Supabase project',
  }),
  SUPABASE_PUBLISHABLE_KEY: z
    .string('must be the publishable (anon) key of the Supabase project')
    .min(1, 'must not be empty'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .default('http://localhost:3000'),
  ANALYTICS: z.enum(['vercel'], 'must be "vercel", or empty for none').optional(),
  FORM_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  IMAGE_HOSTS: z
    .string()
    .regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i, 'must be host names, separated by commas')
    .optional(),
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
});

export type Environment = z.infer<typeof environment>;

/**
 * The checked environment.
 * @throws Error naming every variable that is missing or malformed, one sentence each.
 */
export function readEnvironment(variables: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${given[name] === undefined ? 'is missing: it ' : ''}${message}.`;
  });
  throw new Error(`The environment is not complete. ${problems.join(' ')} See "Configuration" in README.md.`);
}

/** The host names of IMAGE_HOSTS, as addresses spell them. */
export function imageHosts(list = ''): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
}
