/** Something that the person at the keyboard can mend; its message is all that is shown. */
export class Refusal extends Error {}
