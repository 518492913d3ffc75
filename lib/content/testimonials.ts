/** The quotes of the home page in their order; their texts are the messages `testimonials.{key}`. Invented, like all samples. */
export const TESTIMONIALS = ['mariam', 'daniel', 'omar', 'priya', 'yousef', 'elena'] as const;
