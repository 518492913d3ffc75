import type { Off } from '@/lib/directory/what-is-off';

/** Says what is off, by what turns it on. */
export function describeOff(all: readonly Off[]): string[] {
  return [...new Set(all.map(({ turnOn }) => turnOn))].map((remedy) => {
    const items = all.filter(({ turnOn }) => turnOn === remedy).map(({ off }) => `\n  - ${off}`);
    return `Off, and turned on by ${remedy}:${items.join('')}`;
  });
}
