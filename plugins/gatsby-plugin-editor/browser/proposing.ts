import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import type { Field } from "../fields";
import { parseObject } from "../json-edit";
import { proposals } from "../proposals";
import type { Backend } from "./decap/backend";
import { collectionOfNewEntry } from "./decap/hashes";

/** The next number in the order of the open new entry's folder; undefined if none is open. */
let nextOrder: number | undefined;

async function findNextOrder(backend: Backend): Promise<void> {
  nextOrder = undefined;
  const { hash } = location;
  const collection = collectionOfNewEntry();
  if (!collection) return;
  const files = await backend.entriesByFolder(`content/${collection}`, "json", 1);
  const orders = files.map(({ data }) => Number(parseObject(data)["order"]) || 0);
  if (location.hash === hash) nextOrder = Math.max(0, ...orders) + 1;
}

/** Finds the next number whenever the form of a new entry opens. Without an answer, nothing is proposed. */
export function followNewEntries(backend: Backend): void {
  const find = () => void findNextOrder(backend).catch(() => undefined);
  find();
  addEventListener("hashchange", find);
}

/** What the open form proposes after a change. */
export const propose = (now: JsonObject, before: JsonObject, fields: readonly Field[]) =>
  proposals(now, before, fields, nextOrder);
