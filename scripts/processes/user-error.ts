/** An error caused by invalid input; its message is shown to the user without a stack trace. */
export class UserError extends Error {}
