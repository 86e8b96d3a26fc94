import { type ChangeEvent, useState } from "react";
import { type PictureKind, refusalOf } from "../../../gatsby-plugin-content/picture-files";
import { formMessages } from "../../messages/form-messages";
import { bar } from "../../messages/messages";
import { FieldFrame, describedBy } from "../form/field-frame";
import { type AnyField, useOpenForm } from "../form/form-context";
import { SVG, preparedPicture } from "./prepared-picture";
import { idOfField } from "../state/field-path";
import { pathOfPicture, usePictureUrl } from "./use-picture-url";

/** A picture: shown small, chosen from the computer, and prepared as the site stores it. */
export function PictureControl({ field, path, value }: AnyField) {
  const { dispatch, addPicture } = useOpenForm();
  const [refusal, setRefusal] = useState("");
  const url = usePictureUrl(pathOfPicture(field, value));
  const kind = field["kind"] as PictureKind;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const refused = refusalOf(file.type === SVG ? "svg" : "jpg", kind);
    setRefusal(refused ?? "");
    // The same file can then be chosen again.
    target.value = "";
    if (refused) return;
    const picture = await preparedPicture(file);
    addPicture({ path: `${String(field["media_folder"]).slice(1)}/${picture.name}`, file: picture });
    dispatch({ type: "chosen", path, value: `${String(field["public_folder"])}/${picture.name}` });
  };

  return (
    <FieldFrame field={field} path={path}>
      <div className="picture">
        {url && <img src={url} alt="" />}
        <span className="choose">
          {value ? formMessages.replacePicture : formMessages.choosePicture}
          <input
            id={idOfField(path)}
            type="file"
            accept={kind === "logo" ? SVG : "image/*"}
            aria-describedby={describedBy(path)}
            onChange={event => void choose(event).catch(() => setRefusal(bar.picture))}
          />
        </span>
        {value && !field.required && (
          <button type="button" onClick={() => dispatch({ type: "chosen", path, value: undefined })}>
            {formMessages.removePicture}
          </button>
        )}
      </div>
      <p className="fault" role="alert">
        {refusal}
      </p>
    </FieldFrame>
  );
}
