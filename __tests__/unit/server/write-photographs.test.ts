import { readdirSync } from "node:fs";
import { join } from "node:path";
import { writePhotographs } from "../../../tools/server/write-photographs";
import { fullEnquiry } from "../../enquiry";
import { photograph } from "../../photograph";
import { testFolder } from "../../temp-folder";

const folder = testFolder();
const receivedAt = "2026-11-21T09:30:59.123Z";
const jpeg = photograph().jpeg;
let runs = 0;

test.each([
  ["Ann Visitor", "Ann Visitor"],
  ["Zoë O'Brien-Smith", "Zoë O'Brien-Smith"],
  ["שלום 李雷 👷", "שלום 李雷 👷"],
  ["../../etc/passwd", "etc passwd"],
  ["C:\\Windows\\system32", "C Windows system32"],
  ["CON", "CON"],
  ["nul.txt", "nul.txt"],
  ['a<b>c:d"e/f\\g|h?i*j', "a b c d e f g h i j"],
  ["Ann\u202Egnp.exe", "Ann gnp.exe"],
  ["Ann\u200B\u2028\u0085\u001B[31mred\u0000", "Ann [31mred"],
  [" . .. Ann . . ", "Ann"],
  ["...", "unnamed"],
  ["/", "unnamed"],
  ["-rf", "-rf"],
  ["👷".repeat(200), "👷".repeat(50)],
  ["e\u0301".repeat(200), "é".repeat(50)],
  [`${"a".repeat(49)}. b`, "a".repeat(49)],
])("the sender %j is %j in the name of a file", async (name, safe) => {
  const own = join(folder, String((runs += 1)));
  const enquiry = { ...fullEnquiry, id: "1", receivedAt, name, photographs: 1, doubtful: false };
  await writePhotographs(own, enquiry, [{ number: 3, jpeg }]);
  const [file = ""] = readdirSync(own);
  expect(file).toBe(`2026-11-21 09-30-59 ${safe} 3.jpg`);
  expect(Buffer.byteLength(file)).toBeLessThan(255);
});
