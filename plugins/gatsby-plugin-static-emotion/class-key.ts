/** Prefix of all classes. Emotion finds them in the HTML by it (`extractCritical`). */
export const key = "s";
