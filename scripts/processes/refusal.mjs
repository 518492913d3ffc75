/** Invalid input: the message is a sentence for staff, shown without a stack trace. */
export class Refusal extends Error {}
