/** Returns a test of whether a value is one of some options. */
export function isOneOf<Option>(options: readonly Option[]): (value: unknown) => value is Option {
  return (value): value is Option => (options as readonly unknown[]).includes(value);
}

/** Returns the option that a text names in any case; undefined if it names none. */
export function oneOf<Option extends string>(options: readonly Option[], text: string): Option | undefined {
  return options.find((option) => option === text.toLowerCase());
}
