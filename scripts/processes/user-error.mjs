/** Invalid input; its message is shown to the user without a stack trace. */
export class Refusal extends Error {}
