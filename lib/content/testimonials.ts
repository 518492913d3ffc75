/** Keys of the testimonials in order; their texts are the messages `testimonials.{key}`. All are invented. */
export const TESTIMONIALS = ['mariam', 'daniel', 'omar', 'priya', 'yousef', 'elena'] as const;
