export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A value inside a tree, with the means to change it. */
export interface Spot {
  holder: Json[] | { [key: string]: Json };
  key: string | number;
  value: Json;
}

/** Every value inside a tree, from the outside in. */
export function spotsOf(tree: Json): Spot[] {
  if (typeof tree !== "object" || tree === null) return [];
  const entries: [string | number, Json][] = Array.isArray(tree) ? [...tree.entries()] : Object.entries(tree);
  return entries.flatMap(([key, value]) => [{ holder: tree, key, value }, ...spotsOf(value)]);
}

export function replace({ holder, key }: Spot, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[String(key)] = value;
}

export function remove({ holder, key }: Spot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

export function copy<T extends Json>(tree: T): T {
  return JSON.parse(JSON.stringify(tree)) as T;
}

export function write(tree: Json): Buffer {
  return Buffer.from(`${JSON.stringify(tree, null, 2)}\n`);
}
