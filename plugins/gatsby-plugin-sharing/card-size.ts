/** In px, as all networks want it. */
export const cardSize = { width: 1200, height: 630 } as const;
