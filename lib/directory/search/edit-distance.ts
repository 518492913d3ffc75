/**
 * Returns how many letters two words differ by: put in, left out, replaced or swapped with the next one. Infinity beyond a limit.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    if (Math.min(...current) > limit) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return last[other.length]! <= limit ? last[other.length]! : Infinity;
}
