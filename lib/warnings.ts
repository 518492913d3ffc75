import { type Hidden, hiddenBecause } from './hidden';

/** What whoever runs the site should know before its visitors do; it concerns them, so nobody needs a secret to read it. */
export interface Warning {
  name: Hidden | 'no CRON_SECRET';
  text: string;
}

const TEXTS: Record<Warning['name'], string> = {
  preview:
    'This is a preview of a change: it writes nothing, and asks search engines to show none of its pages.',
  'no SITE_URL':
    'SITE_URL is not set, so the site does not know its address: search engines are asked to show none of its pages, and robots.txt and sitemap name none.',
  'no CRON_SECRET':
    'CRON_SECRET is not set, so the daily cron is refused: staff are sent no digest, notices that failed are not sent again before the next form, and a database without visitors is not kept awake.',
};

/** Lists what the variables of a site lack, for the log, /api/health, `npm run check` and `npm run setup -- --check`. */
export function warningsOf(variables: Record<string, string | undefined> = process.env): Warning[] {
  const { CRON_SECRET, VERCEL } = variables;
  const hidden = hiddenBecause(variables);
  const names = [
    ...(hidden ? [hidden] : []),
    // vercel.json declares the cron; elsewhere whoever schedules it sets the secret. It does not run for previews.
    ...(VERCEL && hidden !== 'preview' && !CRON_SECRET ? (['no CRON_SECRET'] as const) : []),
  ];
  return names.map((name) => ({ name, text: TEXTS[name] }));
}
