/** In px: the longer side of a photograph that is sent. */
export const longestSide = 1_600;

/** In bytes. The database refuses more. */
export const mostBytes = 409_600;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From 0 to 1, as a canvas takes them. Below the last one, a smaller picture looks better than a worse one. */
const qualities = [0.85, 0.75, 0.65, 0.5];

/** The size, made smaller in proportion until its longer side is `side` px at most. */
export const fitInto = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Encodes a picture with lower and lower quality, and then smaller and smaller, until it has 400 KB at most. */
export const encodeWithinLimit = async (encode: (side: number, quality: number) => Promise<Blob>): Promise<Blob> => {
  for (let side = longestSide; ; side = Math.round(side * 0.75))
    for (const quality of qualities) {
      const encoded = await encode(side, quality);
      if (encoded.size <= mostBytes) return encoded;
    }
};
