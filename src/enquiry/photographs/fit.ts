/** In px: a photograph that is sent has as many as one of 1,600 × 1,200 at most. */
export const mostPixels = 1_920_000;

/** In px. Every supported browser has a canvas of this width or height. */
const longestSide = 8_192;

/** In bytes. The database refuses more. */
export const mostBytes = 409_600;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From 0 to 1, as a canvas takes them. Below the last one, a smaller picture looks better than a worse one. */
const qualities = [0.85, 0.75, 0.65, 0.5];

/** The size, made smaller in proportion until it has so many pixels, and 8,192 px on its longer side, at most. */
export const fitInto = ({ width, height }: Size, pixels: number): Size => {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** Encodes a picture with lower and lower quality, and then smaller and smaller, until it has 400 KB at most. */
export const encodeWithinLimit = async (encode: (pixels: number, quality: number) => Promise<Blob>): Promise<Blob> => {
  for (let pixels = mostPixels; ; pixels /= 2)
    for (const quality of qualities) {
      const encoded = await encode(pixels, quality);
      if (encoded.size <= mostBytes) return encoded;
    }
};
