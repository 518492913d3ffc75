import { readFileSync } from 'node:fs';

const INTERVAL = 1_000;

/** Bytes of memory that a process holds; Linux tells it. */
export function memoryOf(pid) {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line[1]) * 1024;
}

/** Watches a process until it is told to stop: what it held on average in the first half of that time, and in the second. */
export function watchMemory(pid) {
  const samples = [];
  const timer = setInterval(() => samples.push(memoryOf(pid)), INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      const middle = Math.floor(samples.length / 2);
      return { first: average(samples.slice(0, middle)), second: average(samples.slice(middle)) };
    },
  };
}

function average(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
