import { useEffect, useRef, useState } from "react";
import { Spinner } from "./spinner";
import { createStyles } from "../../theme/create-styles";
import { color, shape } from "../../theme/tokens";

/** Width and height of the drawing in px: twice what is seen, for sharp screens. */
const side = 168;

/** The middle of a photograph as a square. Drawn, because the page's policy allows no pictures from the visitor's device. */
export const Thumbnail = ({ jpeg }: { readonly jpeg: Blob | undefined }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [waiting, setWaiting] = useState(true);

  useEffect(() => {
    if (!jpeg) return;
    const draw = async () => {
      const context = canvas.current?.getContext("2d");
      if (!context) return;
      const bitmap = await createImageBitmap(jpeg);
      const square = Math.min(bitmap.width, bitmap.height);
      const [left, top] = [(bitmap.width - square) / 2, (bitmap.height - square) / 2];
      context.imageSmoothingQuality = "high";
      context.drawImage(bitmap, left, top, square, square, 0, 0, side, side);
      bitmap.close();
    };
    // A browser that cannot draw it may send it all the same. Its tile stays grey.
    const finish = () => setWaiting(false);
    draw().then(finish, finish);
  }, [jpeg]);

  return (
    <>
      <canvas ref={canvas} width={side} height={side} aria-hidden="true" className={styles.picture} />
      {waiting && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </>
  );
};

const styles = createStyles("sections/thumbnail", {
  picture: { display: "block", width: "100%", height: "100%", borderRadius: shape.radius },
  waiting: { position: "absolute", inset: 0, display: "grid", placeItems: "center", color: color.steel600 },
});
