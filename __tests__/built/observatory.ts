type Headers = Readonly<Record<string, string | string[] | undefined>>;

const broad = /^(?:\*|(?:ftp|https?):(?:\/\/\*(?:\.\*)?)?)$/;
const inline = /^(?:'unsafe-inline'|data:)$/;
const sixMonths = 15_768_000;

/** The modifier for a Content-Security-Policy. */
const ofPolicy = (policy: ReadonlyMap<string, readonly string[]>) => {
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const [script, style, object] = ["script-src", "style-src", "object-src"].map(sources);
  const all = [...policy.values()].flat();
  if (policy.size === 0) return -25;
  if (script?.some(source => broad.test(source) || inline.test(source)) || object?.some(source => broad.test(source)))
    return -20;
  if (all.some(source => /^(?:http|ftp):/.test(source))) return -20;
  if ([script, style].flat().includes("'unsafe-eval'")) return -10;
  if (style?.some(source => broad.test(source) || inline.test(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
};

/**
 * The score that Mozilla's HTTP Observatory gives to an answer over HTTPS without cookies, whose scripts all come from its
 * own origin: 100 and up is an A+. After its score table and analysers of July 2025
 * (https://github.com/mdn/mdn-http-observatory), whose package needs a public address and downloads when installed.
 */
export const observatoryScore = (headers: Headers): number => {
  const value = (name: string) => String(headers[name] ?? "");
  const parts = value("content-security-policy").split(";").filter(Boolean);
  const policy = new Map(
    parts.map(part => part.trim().split(/\s+/)).map(([name = "", ...sources]) => [name, sources] as const),
  );
  const maxAge = Number(/max-age=(\d+)/.exec(value("strict-transport-security"))?.[1] ?? -1);
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const isUnframed =
    policy.has("frame-ancestors") && !policy.get("frame-ancestors")?.some(source => broad.test(source));
  const modifiers = [
    ofPolicy(policy),
    maxAge < 0 ? -20 : maxAge < sixMonths ? -10 : 0,
    isPrivate.test(value("referrer-policy")) ? 5 : 0,
    value("x-content-type-options") === "nosniff" ? 0 : -5,
    isUnframed ? 5 : /^(?:deny|sameorigin)$/i.test(value("x-frame-options")) ? 0 : -20,
    /^same-(?:origin|site)$/.test(value("cross-origin-resource-policy")) ? 10 : 0,
  ];
  const withoutExtra = modifiers.filter(modifier => modifier < 0).reduce((sum, modifier) => sum + modifier, 100);
  const extra = modifiers.filter(modifier => modifier > 0).reduce((sum, modifier) => sum + modifier, 0);
  // Extra credit is for what has few faults.
  return Math.max(0, withoutExtra >= 90 ? withoutExtra + extra : withoutExtra);
};
