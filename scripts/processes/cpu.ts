import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The value of `sysconf(_SC_CLK_TCK)` on every current Linux. */
const TICKS_PER_SECOND = 100;

/** Returns the CPU time of processes and their descendants in seconds; 0 except on Linux. */
export function cpuSeconds(pids: readonly number[]): number {
  if (!existsSync('/proc/self/stat')) return 0;
  return withChildren(pids).reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }, 0);
}

function withChildren(pids: readonly number[]): number[] {
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const all = [...pids];
  for (const parent of all) all.push(...children.filter(([, ppid]) => ppid === parent).map(([pid]) => pid));
  return all;
}
