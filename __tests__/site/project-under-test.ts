/** The folder of the tested site: this project, or the copy in the variable SITE. */
export const project = process.env.SITE ?? ".";
