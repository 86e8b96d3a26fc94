/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { GalleryItem } from "../../../src/sections/gallery/gallery-item";
import { Statement } from "../../../src/sections/privacy/statement";
import { picture } from "./picture";

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  withPrefix: (path: string) => `/website${path}`,
  Link: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={`/website${to}`}>{children}</a>
  ),
}));

const company = { phone: { display: "01632 960 000" }, email: { address: "info@firm.example" } };
const topic = (href: string) => ({ heading: href, paragraphs: [], link: { label: `More at ${href}`, href } });

test("a path prefix is added to internal links of the statement, not to external ones", () => {
  const topics = ["/contact", "https://ico.org.uk/"].map(topic);
  render(<Statement page={{ topics, contact: "Where to ask" }} company={company} />);
  expect(screen.getByRole("link", { name: "More at /contact" })).toHaveAttribute("href", "/website/contact");
  expect(screen.getByRole("link", { name: /ico/ })).toHaveAttribute("href", "https://ico.org.uk/");
});

test("a path prefix is added to a gallery picture's JPEG and its link", () => {
  const shown = { ...picture, caption: "A car park", stage: null, service: null, caseStudy: null };
  render(<GalleryItem picture={shown} sizes="90vw" isFirst isInFirstView open={jest.fn()} />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/website/car-park.jpg");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/website/car-park.jpg");
});
