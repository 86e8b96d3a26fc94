import { render } from "@testing-library/react";
import { TextEncoder } from "node:util";
import { useCurrentYear } from "../../../src/components/use-current-year";

const Year = () => <p>{useCurrentYear("2019")}</p>;

beforeEach(() => jest.useFakeTimers({ now: new Date(2031, 0, 1) }));
afterEach(() => jest.useRealTimers());

test("the year is the build's in the HTML and the visitor's once the script has taken over, without a mismatch", async () => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Year />);
  expect(container).toHaveTextContent("2019");
  const logged = jest.spyOn(console, "error").mockImplementation();
  render(<Year />, { container, hydrate: true });
  expect(container).toHaveTextContent("2031");
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
