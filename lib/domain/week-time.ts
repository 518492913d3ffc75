/** A time without a break in a week of Asia/Dubai: minutes from Monday 00:00, the end not included. */
export interface WeekSpan {
  from: number;
  to: number;
}
