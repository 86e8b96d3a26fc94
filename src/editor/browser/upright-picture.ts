/** px on the longer side; more is never shown. */
const LONGEST = 2560;
/** Bytes; what the check of the content allows, with room to spare. */
const LARGEST = 1_900_000;
const QUALITIES = [0.86, 0.78, 0.68, 0.55];

/**
 * A photograph as the site stores it: upright, at most 2560 px, without what the camera noted (place, time, device), as
 * JPEG. Throws when the browser cannot read it. Drawings (SVG) stay as they are.
 */
export async function uprightPicture(file: File): Promise<File> {
  if (file.type === "image/svg+xml") return file;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw.");
  // JPEG knows no transparency.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const name = file.name
    .toLowerCase()
    .replace(/\.[^.]*$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return new File([await smallEnough(canvas)], `${name || "picture"}.jpg`, { type: "image/jpeg" });
}

async function smallEnough(canvas: HTMLCanvasElement, [quality, ...others] = QUALITIES): Promise<Blob> {
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, "image/jpeg", quality));
  if (!blob) throw new Error("This browser cannot write JPEG.");
  return blob.size > LARGEST && others.length > 0 ? smallEnough(canvas, others) : blob;
}

/** Hands every picture that is chosen on this page on as the site stores it. */
export function takePicturesUpright(): void {
  const handled = new WeakSet<Event>();
  document.addEventListener(
    "change",
    event => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file" || handled.has(event)) return;
      event.stopImmediatePropagation();
      void Promise.all([...(input.files ?? [])].map(uprightPicture)).then(
        pictures => {
          const chosen = new DataTransfer();
          for (const picture of pictures) chosen.items.add(picture);
          input.files = chosen.files;
          const again = new Event("change", { bubbles: true });
          handled.add(again);
          input.dispatchEvent(again);
        },
        () => alert("This browser cannot read the picture. Save it as JPEG in a picture program, and choose that."),
      );
    },
    { capture: true },
  );
}
