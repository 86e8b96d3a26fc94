import { render, screen } from "@testing-library/react";
import { Breadcrumb } from "../../../src/components/breadcrumb";

const trail = [{ label: "Home", href: "/" }, { label: "Services", href: "/services" }, { label: "Roofs" }];

test("a breadcrumb is a list of links that ends with the current page", () => {
  render(<Breadcrumb trail={trail} />);
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Home", "Services", "Roofs"]);
  const links = screen.getAllByRole("link").map(link => link.getAttribute("href"));
  expect(links).toEqual(["/", "/services"]);
  expect(screen.getByText("Roofs")).toHaveAttribute("aria-current", "page");
});
