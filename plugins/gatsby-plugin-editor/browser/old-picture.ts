import { type Values, isValues } from "./decap/values";

/** What belongs to one picture, and to no other. */
const OF_PICTURE = ["alt", "focus", "portrait", "subject"];

const isOnlyPictureNew = (now: Values, before: Values) => {
  const old = before.get("image");
  return old !== undefined && now.get("image") !== old && before.equals(now.set("image", old));
};

/** A changed value of a form. Where only the picture of a group was replaced, without what belonged to the old picture. */
export function withoutOldPicture(now: unknown, before: unknown): unknown {
  if (!isValues(now) || !isValues(before) || now.equals(before)) return now;
  if (isOnlyPictureNew(now, before)) return now.deleteAll(OF_PICTURE);
  return now.map((value: unknown, key: unknown) => withoutOldPicture(value, before.get(key)));
}
