/** In px, as all networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;
