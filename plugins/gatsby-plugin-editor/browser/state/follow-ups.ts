import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { changedStandIns } from "../../forms/copies";
import type { Field } from "../../forms/fields";
import { proposals } from "../../forms/proposals";
import { type FormGroup, type FormValue, dataOfGroup, isGroup, isList, withValueAt } from "./form-value";

/** What the follow-ups of a change need to know of its form. */
export type Rules = Readonly<{
  fields: readonly Field[];
  /** The next number in the order of the folder. */
  nextOrder: number | undefined;
}>;

/**
 * The value of a form after a change, with what follows from it: an address from a name, a mark of a copy without what was
 * changed, no description of a picture that was replaced. `opened`: the data of the file; undefined for a new entry.
 */
export function withFollowUps(
  before: FormGroup,
  now: FormGroup,
  opened: JsonObject | undefined,
  { fields, nextOrder }: Rules,
): FormGroup {
  const value = withoutOldPictures(before, now) as FormGroup;
  const [old, data] = [dataOfGroup(before), dataOfGroup(value)];
  const proposed = proposals(data, old, fields, opened, opened ? undefined : nextOrder);
  return [...changedStandIns(data, old, fields), ...proposed].reduce<FormGroup>(
    (changed, { path, value: part }) => withValueAt(changed, path, part as FormValue) as FormGroup,
    value,
  );
}

/** What belongs to one picture, and to no other. */
const OF_PICTURE = ["alt", "focus", "portrait", "subject"];

/** A changed value. Where only the picture of a group was replaced, without what belonged to the old picture. */
function withoutOldPictures(before: FormValue, now: FormValue): FormValue {
  if (before === now || before === undefined || now === undefined) return now;
  if (isList(before) && isList(now)) return inList(before, now);
  if (!isGroup(before) || !isGroup(now)) return now;
  const names = Object.keys(now).filter(name => now[name] !== before[name]);
  if (names.join() === "image" && before["image"] !== undefined)
    return Object.fromEntries(Object.entries(now).filter(([name]) => !OF_PICTURE.includes(name)));
  return Object.fromEntries(Object.entries(now).map(([name, part]) => [name, withoutOldPictures(before[name], part)]));
}

const inList = (before: readonly { key: string; value: FormValue }[], now: typeof before) =>
  now.map(entry => {
    const old = before.find(({ key }) => key === entry.key);
    if (old === undefined || old === entry) return entry;
    const value = withoutOldPictures(old.value, entry.value);
    return value === entry.value ? entry : { ...entry, value };
  });
