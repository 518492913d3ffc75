import type { Directory } from './directory';

/** Returns a function that computes a value once for each directory, on first use. */
export function oncePerDirectory<Value>(
  compute: (directory: Directory) => Value,
): (directory: Directory) => Value {
  const values = new WeakMap<Directory, Value>();
  return (directory) => {
    let value = values.get(directory);
    if (value === undefined) {
      value = compute(directory);
      values.set(directory, value);
    }
    return value;
  };
}
