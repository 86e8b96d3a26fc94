import { useEffect, useState } from "react";
import type { Field } from "../../forms/fields";
import { useOpenForm } from "../form/form-context";
import type { FormValue } from "../state/form-value";

/** The path of a picture with content/, from its value in the file (../photos/roof.jpg); undefined without one. */
export const pathOfPicture = (field: Field, value: FormValue): string | undefined =>
  typeof value === "string" && value !== ""
    ? `${String(field["media_folder"]).slice(1)}/${value.slice(value.lastIndexOf("/") + 1)}`
    : undefined;

/** The address of a picture for an `<img>`; undefined while it is read, or if there is none. */
export function usePictureUrl(path: string | undefined): string | undefined {
  const { pictureUrl } = useOpenForm();
  const [shown, setShown] = useState<{ path: string; url: string }>();
  useEffect(() => {
    let isCurrent = true;
    if (path === undefined) return undefined;
    pictureUrl(path).then(
      url => isCurrent && setShown({ path, url }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path, pictureUrl]);
  return shown?.path === path ? shown?.url : undefined;
}
