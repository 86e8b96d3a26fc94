/** A part of a page that can be overwritten: the text of a text node, or an attribute of an element. */
export type Part = "text" | "alt" | "placeholder" | "src" | "srcset";

/** A new value for a part of a node. */
export type Overwrite = Readonly<{ node: Node; part: Part; value: string }>;

/** Reads what the page itself has in a part of a node, also where it is overwritten. */
export type ReadPage = (node: Node, part: Part) => string | null;

const read: ReadPage = (node, part) => (part === "text" ? node.nodeValue : (node as Element).getAttribute(part));

function write(node: Node, part: Part, value: string | null): void {
  if (read(node, part) === value) return;
  if (part === "text") node.nodeValue = value;
  else if (value === null) (node as Element).removeAttribute(part);
  else (node as Element).setAttribute(part, value);
}

/**
 * Overwrites parts of a page that React draws. React writes only what it believes to have changed, so each part gets its
 * own value back as soon as it is no longer overwritten. `onChange` is called when the page itself has changed.
 */
export function overwritesOn(page: Document, onChange: () => void) {
  /** What the page itself has in the overwritten parts. */
  const own = new Map<Node, Map<Part, string | null>>();

  const forgetChanged = (records: readonly MutationRecord[]) => {
    for (const { target, attributeName } of records) own.get(target)?.delete((attributeName ?? "text") as Part);
  };

  const observer = new MutationObserver(records => {
    forgetChanged(records);
    onChange();
  });
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["alt", "placeholder", "src", "srcset"] satisfies Part[],
  });

  const ownValue: ReadPage = (node, part) => {
    const value = own.get(node)?.get(part);
    return value === undefined ? read(node, part) : value;
  };

  return {
    /** Reads what the page itself has. */
    read: ownValue,

    /** Overwrites these parts, and no others any more. */
    renew: (overwrites: readonly Overwrite[]): void => {
      forgetChanged(observer.takeRecords());
      const isWanted = (node: Node, part: Part) => overwrites.some(other => other.node === node && other.part === part);
      for (const [node, parts] of own)
        for (const [part, value] of parts) if (!isWanted(node, part)) write(node, part, value);
      const values = overwrites.map(({ node, part }) => ownValue(node, part));
      own.clear();
      for (const [index, { node, part, value }] of overwrites.entries()) {
        own.set(node, (own.get(node) ?? new Map<Part, string | null>()).set(part, values[index] ?? null));
        write(node, part, value);
      }
      // These changes are ours.
      observer.takeRecords();
    },

    /** Stops to follow the page. */
    end: (): void => observer.disconnect(),
  };
}
