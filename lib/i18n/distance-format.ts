/** A distance between two centres, in kilometres: near ones with one decimal, farther ones with none. */
export function distanceFormat(km: number) {
  return { style: 'unit', unit: 'kilometer', maximumFractionDigits: km < 10 ? 1 : 0 } as const;
}
