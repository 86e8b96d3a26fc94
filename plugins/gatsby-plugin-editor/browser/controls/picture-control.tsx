import { type ChangeEvent, useState } from "react";
import type { PictureField } from "../../forms/fields";
import { inFolder } from "../../../gatsby-plugin-content/paths";
import { refusalOf } from "../../../gatsby-plugin-content/picture-files";
import { formMessages } from "../../messages/form-messages";
import { bar } from "../../messages/messages";
import { FieldFrame, describedBy } from "../form/field-frame";
import { type FieldProperties, useOpenForm } from "../form/form-context";
import { idOfField } from "../state/field-path";
import { PicturesOfFolder } from "./pictures-of-folder";
import { SVG, preparedPicture } from "./prepared-picture";
import { pathOfPicture, usePictureUrl } from "./use-picture-url";

/** A picture: shown small, and chosen from the computer or among those that are there already. */
export function PictureControl({ field, path, value }: FieldProperties<PictureField>) {
  const { dispatch, addPicture } = useOpenForm();
  const [refusal, setRefusal] = useState("");
  const [isChoosing, setChoosing] = useState(false);
  const file = pathOfPicture(field, value);
  const url = usePictureUrl(file);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const refused = refusalOf(chosen.type === SVG ? "svg" : "jpg", field.pictureKind);
    setRefusal(refused ?? "");
    if (refused === undefined) {
      const picture = await preparedPicture(chosen);
      addPicture({ file: inFolder(field.folder, picture.name), blob: picture });
      dispatch({ type: "chosen", path, value: `${field.relativeFolder}/${picture.name}` });
    }
    // The same file can then be chosen again.
    target.value = "";
  };

  return (
    <FieldFrame field={field} path={path}>
      <div className="picture">
        {url && <img src={url} alt="" />}
        <div className="picture-buttons">
          <span className="button choose">
            {value ? formMessages.replacePicture : formMessages.choosePicture}
            <input
              id={idOfField(path)}
              type="file"
              accept={field.pictureKind === "logo" ? SVG : "image/*"}
              aria-describedby={describedBy(path)}
              onChange={event => void choose(event).catch(() => setRefusal(bar.picture))}
            />
          </span>
          <button type="button" onClick={() => setChoosing(true)}>
            {formMessages.pictureOfSite}
          </button>
          {value && !field.required && (
            <button type="button" onClick={() => dispatch({ type: "chosen", path, value: undefined })}>
              {formMessages.removePicture}
            </button>
          )}
        </div>
      </div>
      <p className="fault" role="alert">
        {refusal}
      </p>
      {isChoosing && (
        <PicturesOfFolder
          folder={field.folder}
          chosen={file}
          close={() => setChoosing(false)}
          choose={name => dispatch({ type: "chosen", path, value: `${field.relativeFolder}/${name}` })}
        />
      )}
    </FieldFrame>
  );
}
