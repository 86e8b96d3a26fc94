import { basename } from "pathe";
import { useEffect, useState } from "react";
import { type ContentPath, inFolder } from "../../../gatsby-plugin-content/paths";
import type { PictureField } from "../../forms/fields";
import { useOpenForm } from "../form/form-context";
import type { FormValue } from "../state/form-value";

/** The picture that a field names (../photos/roof.jpg); undefined without one. */
export const pathOfPicture = ({ folder }: PictureField, value: FormValue): ContentPath | undefined =>
  typeof value === "string" && value !== "" ? inFolder(folder, basename(value)) : undefined;

/** The address of a picture for an `<img>`; undefined while it is read, or if there is none. */
export function usePictureUrl(file: ContentPath | undefined): string | undefined {
  const { readPicture } = useOpenForm();
  return useBlobUrl(file, readPicture);
}

/** The address of a file's bytes while it is shown; undefined while they are read, or if there are none. */
export function useBlobUrl(
  file: ContentPath | undefined,
  read: (file: ContentPath) => Promise<Blob>,
): string | undefined {
  const [shown, setShown] = useState<{ file: ContentPath; url: string }>();
  useEffect(() => {
    let url: string | undefined;
    let isCurrent = true;
    if (file === undefined) return undefined;
    const show = (bytes: Blob) => {
      if (!isCurrent) return;
      url = URL.createObjectURL(bytes);
      setShown({ file, url });
    };
    read(file).then(show, () => undefined);
    return () => {
      isCurrent = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [file, read]);
  return shown?.file === file ? shown?.url : undefined;
}
