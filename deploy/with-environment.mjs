// node deploy/with-environment.mjs FILE COMMAND…: runs a command with the variables of a file, read as systemd reads an
// EnvironmentFile.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnvironmentFile } from './environment-file.mjs';

const [file, program, ...args] = process.argv.slice(2);
const env = { ...process.env, ...parseEnvironmentFile(readFileSync(file, 'utf8')) };
const { status, error } = spawnSync(program, args, { env, stdio: 'inherit' });
if (error) throw error;
process.exit(status ?? 1);
