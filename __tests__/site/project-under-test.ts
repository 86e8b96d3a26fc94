/** The folder of the project whose built site is tested: this one, or by the variable SITE a copy with other content. */
export const project = process.env.SITE ?? ".";
