/** Formats a number with at least two digits: 1 → "01". */
export const twoDigits = (number: number): string => String(number).padStart(2, "0");
