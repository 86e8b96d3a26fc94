import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { VersionedProgram } from "./find-program";

/** Debian has the programs of each version of PostgreSQL in a folder of its own. Newer ones are first. */
const debianPostgresql = (): readonly string[] => {
  const root = "/usr/lib/postgresql";
  try {
    const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
    return versions.map(version => join(root, version, "bin"));
  } catch {
    return [];
  }
};

/**
 * The programs that may be too old for the tests, by what the tests use. Not nginx, whose configuration has nothing new, and
 * not WebKit: its driver prints no version, and each release of Debian and Ubuntu gets the current one.
 */
export const versioned = {
  /** `Emulation.setSafeAreaInsetsOverride`: version 133 does not have it, version 137 has. */
  chromium: {
    name: "Chrome or Chromium",
    commands: ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"],
    least: 137,
  },
  /** A Chromium without windows. */
  windowless: { name: "headless Chromium", commands: ["chromium-headless-shell"], least: 137 },
  /** `emulation.setScreenOrientationOverride`, which the tests' driver sends. */
  firefox: { name: "Firefox", commands: ["firefox-esr", "firefox"], least: 144 },
  /** The W3C's checker is compiled for it. */
  java: { name: "Java", commands: ["java"], least: 11 },
  /** `pg_stat_force_next_flush()`. */
  postgresql: { name: "PostgreSQL", commands: ["initdb"], least: 15, folders: debianPostgresql },
} as const satisfies Readonly<Record<string, VersionedProgram>>;
