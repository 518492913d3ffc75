import type { FullConfig } from '@playwright/test';

/** Milliseconds; a host may have to start the site first. */
const TIMEOUT = 30_000;

/** Ends the checks at once, in a sentence, if there is no site to check: each of them would fail. Any response counts. */
export default async function requireSite({ projects }: FullConfig): Promise<void> {
  const { baseURL } = projects[0]!.use;
  try {
    await fetch(baseURL!, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    console.error(
      `${baseURL} does not answer (${cause?.code ?? message}): start it, or set BASE_URL, as in: BASE_URL=https://lamaa.example npm run check`,
    );
    process.exit(1);
  }
}
