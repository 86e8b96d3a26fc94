import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { Breadcrumb } from "../../../src/components/breadcrumb";

const trail = [{ label: "Home", href: "/" }, { label: "Services", href: "/services" }, { label: "Roofs" }];

test("the way to a page is a list of links that ends in the page itself", () => {
  render(<Breadcrumb trail={trail} />);
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Home", "Services", "Roofs"]);
  const links = screen.getAllByRole("link").map(link => link.getAttribute("href"));
  expect(links).toEqual(["/", "/services"]);
  expect(screen.getByText("Roofs")).toHaveAttribute("aria-current", "page");
});

test("a press goes there without a page load, unless it is to open a new tab", () => {
  render(<Breadcrumb trail={trail} />);
  const link = screen.getByRole("link", { name: "Services" });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/services");
});
