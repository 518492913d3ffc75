/** Something that the site does without, and what turns it on. */
export interface Off {
  off: string;
  turnOn: string;
}

const SETUP = 'npm run setup';
const PUSH = `${SETUP} (docs/deployment.md, "A database with data")`;

/** What needs tables of ours (product rule 8.7). */
const WITHOUT_DESK = [
  'reviews and menus',
  'reports, claims and confirmations; their links lead to /contact',
  'decisions in the table, history and undo, imports',
  'telling staff of submissions, and answering senders',
  'words and areas of staff, and the readings of providers',
  'counting searches without results, and deleting old submissions',
  'limits of forms across processes: a process counts its own, and a form that is pressed twice may be stored twice after a restart',
  'edits within 15 seconds: they take up to a minute more, five beyond 5,000 rows',
];

interface Deployment {
  hasStaffTables: boolean;
  /** Whether the database has the key of the site's signatures. */
  hasKey: boolean;
  /** Whether the key of server actions and the secret of cron are set; undefined where the variables of the site are not known. */
  hasActionsKey?: boolean;
  hasCronSecret?: boolean;
  /** Whether the daily deletion has run; undefined if that is not known. */
  hasUpkeep?: boolean;
  /** Whether the database tells a site of edits; undefined where the host is known to keep no pages, or if that is not known. */
  hasWebhook?: boolean;
  /** Whether staff are told, senders answered and pictures shown; undefined where the variables of the site are not known. */
  tells?: boolean;
  answers?: boolean;
  hasImageHosts?: boolean;
}

/** Lists what is off, for staff. */
export function whatIsOff(given: Deployment): Off[] {
  const {
    hasStaffTables,
    hasKey,
    hasActionsKey,
    hasCronSecret,
    hasUpkeep,
    hasWebhook,
    tells,
    answers,
    hasImageHosts,
  } = given;
  return [
    ...(hasStaffTables ? [] : WITHOUT_DESK.map((off) => ({ off, turnOn: PUSH }))),
    ...(hasStaffTables && !hasKey
      ? [{ off: 'limits of forms that bind, and everything that the site signs', turnOn: SETUP }]
      : []),
    ...(hasStaffTables && hasUpkeep === false
      ? [{ off: 'the daily deletion', turnOn: 'select schedule_upkeep() in the SQL Editor, with pg_cron' }]
      : []),
    ...(hasStaffTables && hasWebhook === false
      ? [
          {
            off: 'edits at once on Vercel, which keeps pages: one stays as it is for an hour, and up to a day until it is seen again',
            turnOn: 'npm run setup -- --webhook …/api/look-now, with pg_net',
          },
        ]
      : []),
    ...(hasStaffTables && tells === false
      ? [{ off: 'telling staff of submissions', turnOn: 'STAFF_WEBHOOK_URL, or SMTP_URL and STAFF_EMAIL' }]
      : []),
    ...(hasStaffTables && answers === false ? [{ off: 'answering senders', turnOn: 'SMTP_URL' }] : []),
    ...(hasActionsKey === false
      ? [{ off: 'forms that outlive a deployment', turnOn: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY' }]
      : []),
    ...(hasCronSecret === false
      ? [
          {
            off: 'the daily cron, a look at the database at once, and what /api/health says to staff',
            turnOn: 'CRON_SECRET',
          },
        ]
      : []),
    ...(hasImageHosts === false ? [{ off: 'logos and photos of providers', turnOn: 'IMAGE_HOSTS' }] : []),
  ];
}
