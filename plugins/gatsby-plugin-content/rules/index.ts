/** Checks that schemas cannot express. Every export is a rule. */
export * from "./texts";
export * from "./uniqueness";
export * from "./unseen";
export * from "./files";
export { alternativeTexts, pictures } from "./pictures";
export * from "./comparisons";
export * from "./addresses";
export * from "./amounts";
