import { readFileSync } from 'node:fs';

const INTERVAL = 1_000;

/** Returns a process's resident memory in bytes; Linux only. */
export function memoryOf(pid) {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`Process ${pid} has exited.`);
  return Number(line[1]) * 1024;
}

/** Samples a process's memory until stopped; returns the averages of the first and the second half. */
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
