import { posix } from "node:path";
import sharp from "sharp";
import type { Random } from "./random";

export type Overrides = Map<string, Buffer | null>;

/** Changes whole files: pictures above all. */
export type FileEdit = (files: ReadonlyMap<string, Buffer>, random: Random) => Overrides;

const drawing = (inside: string, attributes = 'viewBox="0 0 10 10"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h10v10z"/>${inside}</svg>`);

const HOSTILE_MARKS: readonly Buffer[] = [
  drawing("<script>alert(1)</script>"),
  drawing('<g onload="alert(1)"/>'),
  drawing('<g\nonclick = "alert(1)"/>'),
  drawing('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
  drawing('<use href="https://elsewhere.example/x.svg#a"/>'),
  drawing('<use xlink:href="java&#115;cript:alert(1)"/>'),
  drawing("<foreignObject><b>Hello</b></foreignObject>"),
  drawing('<image href="data:image/png;base64,AAAA"/>'),
  drawing("<style>@import url(https://elsewhere.example/x.css)</style>"),
  drawing('<path fill="url(https://elsewhere.example/x.svg#a)"/>'),
  drawing('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  drawing('<animate attributeName="href" to="x"/>'),
  drawing("", 'width="10" height="10"'),
  drawing("<g>"),
  Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.from("<html><body>Not found</body></html>"),
  Buffer.alloc(0),
];

/** Files under paths with one of the given endings. */
function some(files: ReadonlyMap<string, Buffer>, ending: string, random: Random): string {
  return random.pick([...files.keys()].filter(path => path.endsWith(ending)).sort());
}

function bytesOf(files: ReadonlyMap<string, Buffer>, path: string): Buffer {
  return files.get(path) ?? Buffer.alloc(0);
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#888" } });

/** Pictures made for the test: too small, too large, and of other formats. */
export async function makePictures(): Promise<Buffer[]> {
  const noise = Buffer.alloc(900 * 900 * 3, 0).map((_byte, index) => (index * 2654435761) >>> 24);
  return Promise.all([
    plain(10, 10).jpeg().toBuffer(),
    plain(6500, 20).jpeg().toBuffer(),
    plain(1920, 1080).png().toBuffer(),
    plain(1920, 1080).webp().toBuffer(),
    plain(300, 200).gif().toBuffer(),
    sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  ]);
}

/** Every way of damaging, swapping, losing or misplacing a file. */
export function fileEdits(made: readonly Buffer[]): Readonly<Record<string, FileEdit>> {
  return {
    "lost picture": (files, random) => new Map([[some(files, random.pick([".jpg", ".svg"]), random), null]]),
    "renamed picture": (files, random) => {
      const path = some(files, ".jpg", random);
      return new Map([
        [path, null],
        [
          random.pick([path.replace(".jpg", ".JPG"), path.replace(".jpg", ".jpeg"), path.replace("-", "_")]),
          bytesOf(files, path),
        ],
      ]);
    },
    "swapped picture": (files, random) => new Map([[some(files, ".jpg", random), random.pick(made)]]),
    "damaged picture": (files, random) => {
      const path = some(files, ".jpg", random);
      const bytes = bytesOf(files, path);
      const cut = random.below(bytes.length);
      return new Map([
        [
          path,
          random.pick([
            bytes.subarray(0, cut),
            Buffer.concat([
              bytes.subarray(0, cut),
              Buffer.alloc(64),
              bytes.subarray(Math.min(bytes.length, cut + 200)),
            ]),
          ]),
        ],
      ]);
    },
    "picture that is text": (files, random) =>
      new Map([[some(files, ".jpg", random), Buffer.from("<html>Not found</html>")]]),
    "photograph and mark swapped": (files, random) => {
      const [photo, mark] = [some(files, ".jpg", random), some(files, ".svg", random)];
      return new Map([
        [photo, bytesOf(files, mark)],
        [mark, bytesOf(files, photo)],
      ]);
    },
    "hostile mark": (files, random) => new Map([[some(files, ".svg", random), random.pick(HOSTILE_MARKS)]]),
    "lost file": (files, random) => new Map([[some(files, ".json", random), null]]),
    "renamed file": (files, random) => {
      const path = some(files, ".json", random);
      const name = random.pick([
        "copy.json",
        "Copy of this.json",
        "index.json",
        posix.basename(path).toUpperCase(),
        `${posix.basename(path)}.txt`,
      ]);
      return new Map([
        [path, null],
        [posix.join(posix.dirname(path), name), bytesOf(files, path)],
      ]);
    },
    "copied file": (files, random) => {
      const path = some(files, ".json", random);
      return new Map([
        [posix.join(posix.dirname(path), random.pick(["a-copy.json", "404.json"])), bytesOf(files, path)],
      ]);
    },
    "swapped files": (files, random) => {
      const [one, other] = [some(files, ".json", random), some(files, ".json", random)];
      return new Map([
        [one, bytesOf(files, other)],
        [other, bytesOf(files, one)],
      ]);
    },
    "new picture": (files, random) =>
      new Map([["photos/a-new-picture.jpg", bytesOf(files, some(files, ".jpg", random))]]),
  };
}
