import type { FieldPath } from "../../../gatsby-plugin-content/paths";
import { formatPath } from "../../../gatsby-plugin-content/wording";
import { useOpenForm } from "./form-context";

interface Properties {
  readonly label: string;
  readonly path: FieldPath;
}

/** What is wrong with a group or a list itself: it is missing, or has too few entries. */
export function PartFault({ label, path }: Properties) {
  const fault = useOpenForm().faults.get(formatPath(path));
  return fault === undefined ? null : <p className="fault part-fault">{`${label} ${fault}`}</p>;
}
