import type { FocusField } from "../../forms/fields";
import { formMessages } from "../../messages/form-messages";
import { FieldFrame, describedBy } from "../form/field-frame";
import { type FieldProperties, useOpenForm } from "../form/form-context";
import { idOfField } from "../state/field-path";
import { usePictureUrl } from "./use-picture-url";

/** The part of a picture that must stay in view, in % from left and top. A press on the picture sets it. */
export function FocusControl({ field, path, value, picture }: FieldProperties<FocusField>) {
  const { dispatch } = useOpenForm();
  const url = usePictureUrl(picture);
  const text = typeof value === "string" ? value : "";
  const [left, top] = text.split(" ");
  return (
    <FieldFrame field={field} path={path}>
      {url && (
        <button
          type="button"
          className="focus"
          aria-label={formMessages.focusPoint}
          onClick={({ currentTarget, clientX, clientY }) => {
            const box = currentTarget.getBoundingClientRect();
            const parts = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
            const focus = parts.map(part => `${Math.round(100 * part)}%`).join(" ");
            dispatch({ type: "chosen", path, value: focus });
          }}
        >
          <img src={url} alt="" />
          {top && <span style={{ left, top }} />}
        </button>
      )}
      <input
        id={idOfField(path)}
        type="text"
        value={text}
        aria-describedby={describedBy(path)}
        onChange={({ target, timeStamp }) =>
          dispatch({ type: "typed", path, value: target.value || undefined, at: timeStamp })
        }
      />
    </FieldFrame>
  );
}
