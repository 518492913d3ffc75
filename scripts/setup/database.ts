// @ts-expect-error: its types are another package.
import pg from 'pg';
import { UserError } from '../processes/user-error';
import { ask } from './ask';

/** The address of a PostgreSQL database, without its password, which no list of processes should show. */
export interface DatabaseAddress {
  url: string;
  password: string;
  /** For people. */
  name: string;
}

/** The port of Supabase's pooler that gives each statement another connection. */
const PER_STATEMENT = '6543';

/**
 * Parses the address of a database, and asks for its password if there is none in it.
 * @throws UserError that says what is wrong with it
 */
export async function readDatabaseUrl(
  text: string,
  { PGPASSWORD }: Record<string, string | undefined>,
): Promise<DatabaseAddress> {
  if (!URL.canParse(text) || !/^postgres(?:ql)?:$/.test(new URL(text).protocol))
    throw new UserError(
      'DATABASE_URL must be a postgresql:// address. A password with /, ?, # or @ needs them escaped, as in %40 for @.',
    );
  const url = new URL(text);
  if (url.port === PER_STATEMENT)
    throw new UserError(
      `DATABASE_URL has the port of the transaction pooler (${PER_STATEMENT}), which migrations cannot use. Take the address of the session pooler: "Connect" in the dashboard.`,
    );
  const given = decodeURIComponent(url.password);
  url.password = '';
  const hasPassword = given && !/^\[.*\]$/.test(given);
  const password = hasPassword
    ? given
    : (PGPASSWORD ?? (await ask('The password of the database', 'PGPASSWORD', { isSecret: true })));
  return {
    url: url.href,
    password,
    name: `${url.pathname.slice(1)} on ${url.host}, as ${decodeURIComponent(url.username)}`,
  };
}

/** A connection to the database as its owner. */
export type Owner = Awaited<ReturnType<typeof connectOwner>>;

/** Connects as the owner. @throws UserError if that fails */
export async function connectOwner({ url, password, name }: DatabaseAddress) {
  const client = await open(url, password).catch((error: Error) => {
    throw new UserError(`The database ${name} cannot be reached: ${error.message}`);
  });
  const rows = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    ((await client.query(sql, values)) as { rows: Row[] }).rows;
  return { rows, close: () => client.end() as Promise<void> };
}

/** Encrypts as libpq does: by default if the server can, and checks the certificate only if `sslmode` asks for it. */
async function open(text: string, password: string) {
  const url = new URL(text);
  const mode = url.searchParams.get('sslmode') ?? 'prefer';
  url.searchParams.delete('sslmode');
  url.password = encodeURIComponent(password);
  const connect = async (ssl: boolean | { rejectUnauthorized: boolean }) => {
    const client = new pg.Client({
      connectionString: url.href,
      ssl,
      connectionTimeoutMillis: 15_000,
    });
    // A connection that is lost while it is idle is told by the next query.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  if (mode === 'disable') return connect(false);
  if (mode.startsWith('verify')) return connect(true);
  try {
    return await connect({ rejectUnauthorized: false });
  } catch (error) {
    const isPlain = (error as Error).message.includes('does not support SSL');
    if (!isPlain || mode === 'require') throw error;
    return connect(false);
  }
}
