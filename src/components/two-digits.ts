/** A step's number as it is shown, 1 → "01". */
export const twoDigits = (number: number): string => String(number).padStart(2, "0");
