/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SubmitRow } from "../../../src/sections/contact/submit-row";
import { form } from "../../content/pages/contact.json";

const configured = process.env.GATSBY_ENQUIRY_WEBHOOKS;

afterEach(() => {
  if (configured === undefined) delete process.env.GATSBY_ENQUIRY_WEBHOOKS;
  else process.env.GATSBY_ENQUIRY_WEBHOOKS = configured;
});

test.each([
  ["no service", "", false],
  ["only commas and spaces", " , ", false],
  ["one service", "https://one.example/hook", true],
  ["two services", "https://one.example/hook,https://two.example/hook", true],
])("the line about privacy names services that deliver enquiries only where one is set: %s", (_, webhooks, named) => {
  process.env.GATSBY_ENQUIRY_WEBHOOKS = webhooks;
  render(<SubmitRow labels={form} status="idle" ready />);
  const line = screen.getByText(form.privacy, { exact: false });
  if (named) expect(line).toHaveTextContent(form.delivery);
  else expect(line).not.toHaveTextContent(form.delivery);
});
