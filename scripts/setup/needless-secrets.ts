import { SITE_FILE } from './site-file';

/** What setup, staff and the integrations of hosts have beside the variables of the site; with one, what visitors sent can be read. */
const NEEDLESS = /^(?:SUPABASE_(?:SECRET_KEY|SERVICE_ROLE_KEY|JWT_SECRET)|POSTGRES_\w+|DATABASE_URL)$/;

type Variables = Record<string, string | undefined>;

/** Returns the variables without those that the site must not have. */
export function withoutNeedless(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !NEEDLESS.test(name)));
}

/**
 * Says which variables the site must not have. In its own file they are wrong; in a shell they may be there for setup or staff.
 * @param variables all that are set
 * @param ofFile those of the site's own file
 */
export function findNeedless(variables: Variables, ofFile: Variables): { wrong: string[]; hints: string[] } {
  const inFile = namesIn(ofFile);
  const inShell = namesIn(variables).filter((name) => !inFile.includes(name));
  return {
    wrong:
      inFile.length > 0
        ? [`${SITE_FILE} has ${listOf(inFile)}: remove ${them(inFile)}. ${reasonFor(inFile)}`]
        : [],
    hints:
      inShell.length > 0
        ? [
            `${listOf(inShell)} ${inShell.length === 1 ? 'is' : 'are'} set in this shell, which is fine for setup. Do not set ${them(inShell)} where the site runs. ${reasonFor(inShell)}`,
          ]
        : [],
  };
}

const namesIn = (variables: Variables) =>
  Object.keys(variables).filter((name) => variables[name] && NEEDLESS.test(name));
const listOf = (names: string[]) => new Intl.ListFormat('en').format(names);
const reasonFor = (names: string[]) =>
  `With ${them(names)} the site could read what visitors sent; the publishable key is all that it needs.`;
const them = ({ length }: string[]) => (length === 1 ? 'it' : 'them');
