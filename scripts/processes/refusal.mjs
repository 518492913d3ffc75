/** Why a file, or the whole command, can not be taken: a sentence for staff, and no failure of the program. */
export class Refusal extends Error {}
