import type { WeekSpan } from '../domain/opening-hours';

/** Spans of an `int4multirange` as PostgreSQL writes it, "{[480,1320),[1920,2760)}"; null for null. */
export function parseMultirange(value: unknown): WeekSpan[] | null {
  if (typeof value !== 'string') return null;
  return [...value.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}
