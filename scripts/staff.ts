// The commands of staff: npm run setup, npm run import, npm run health.
import { UserError } from './processes/user-error';

const COMMANDS = {
  setup: async () => {
    const { setupCommand } = await import('./staff/setup');
    const { readSiteFile } = await import('./setup/site-file');
    return (args: string[]) => setupCommand(args, readSiteFile());
  },
  import: async () => {
    await loadVariables();
    return (await import('./staff/import')).importCommand;
  },
  health: async () => {
    await loadVariables();
    return (await import('./staff/health')).healthCommand;
  },
};

/** Staff who have set up the site on this computer need not name its database again. */
async function loadVariables(): Promise<void> {
  (await import('./setup/site-file')).loadSiteFile();
}

try {
  const [name, ...args] = process.argv.slice(2);
  const command = await COMMANDS[name as keyof typeof COMMANDS]();
  await command(args);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
