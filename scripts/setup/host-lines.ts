/** Returns lines for an environment file, which systemd and hosts read alike. */
export function fileLines(variables: Record<string, string>): string[] {
  return Object.entries(variables).map(([name, value]) =>
    /^[\w+/=.:@-]*$/.test(value) ? `${name}=${value}` : `${name}='${value}'`,
  );
}

/** Variables that previews need as well; they write nothing, so they need no secret. */
const IN_PREVIEWS = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];

/** Returns commands that set the variables of a project on Vercel, without their values in the arguments of a program. */
export function vercelLines(variables: Record<string, string>): string[] {
  return Object.entries(variables).map(([name, value]) => {
    const targets = IN_PREVIEWS.includes(name) ? 'production,preview' : 'production';
    return `printf %s '${value.replaceAll("'", `'\\''`)}' | npx vercel env add ${name} ${targets} --yes`;
  });
}
