/** In px. All networks accept this size. */
export const cardSize = { width: 1200, height: 630 } as const;
