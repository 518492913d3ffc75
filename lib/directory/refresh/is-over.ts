/** Whether a time has passed; clocks may be set back. */
export function isOver(age: number, ms: number): boolean {
  return age >= ms || age < 0;
}
