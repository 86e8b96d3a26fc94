/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Reveal } from "../../../src/components/reveal";
import { Benefits } from "../../../src/sections/service/benefits";
import { Process } from "../../../src/sections/service/process";

const head = { eyebrow: null, heading: "How it works", text: null };

describe("the page as it is sent, before a script runs", () => {
  test("has every step of the process, in a row that the browser scrolls", () => {
    const steps = ["Inspection", "Access", "Repair", "Handover"].map(title => ({
      title,
      description: `${title} it is.`,
    }));
    const stepper = { previous: "Previous step", next: "Next step", step: "Step" };
    const html = renderToStaticMarkup(<Process process={{ ...head, steps }} shared={{ stepper }} />);
    for (const { description } of steps) expect(html).toContain(description);
    expect(html).not.toContain("translateX");
  });

  test("has every benefit's description, in tiles that open by themselves", () => {
    const shared = { hint: { touch: "Tap", pointer: "Click" }, benefitDescription: "Ask us." };
    const items = [{ title: "Dry walls", description: "Water stays outside." }];
    const html = renderToStaticMarkup(<Benefits benefits={{ ...head, items }} shared={shared} />);
    expect(html).toMatch(/<details[^>]*>.*Dry walls.*Water stays outside\..*<\/details>/s);
  });

  test("hides nothing that is to fade in", () => {
    const html = renderToStaticMarkup(<Reveal>The results</Reveal>);
    expect(html).toContain("The results");
    expect(html).not.toMatch(/opacity:\s?0/);
  });
});
