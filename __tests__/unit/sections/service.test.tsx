import { render, screen } from "@testing-library/react";
import { Benefits } from "../../../src/sections/service/benefits";
import { ServiceClosing } from "../../../src/sections/service/closing";
import { SubServices } from "../../../src/sections/service/sub-services";
import { TradeCards } from "../../../src/sections/service/trade-cards";
import { picture } from "./picture";
import { styleRulesOf } from "./style-rules";

const head = { eyebrow: null, heading: "What we do", text: null };
const piecesOfWork = (count: number) => ({
  ...head,
  items: Array.from({ length: count }, (_, at) => ({
    title: `Work ${at}`,
    icon: "🔧",
    description: `About ${at}.`,
    picture: null,
  })),
});

describe("the pieces of work of a service", () => {
  test.each([
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 2],
  ])("%i of them stand in %i columns", (count, columns) => {
    render(<SubServices id="work" subServices={piecesOfWork(count)} picture={picture} />);
    expect(styleRulesOf(screen.getByRole("list"))).toContain(`repeat(${columns}, minmax(0, 1fr))`);
  });

  test("open one by one and stay open", () => {
    render(<SubServices id="work" subServices={piecesOfWork(3)} picture={picture} />);
    const items = screen.getAllByRole("group");
    for (const item of items) item.setAttribute("open", "");
    expect(items.map(item => item.hasAttribute("open"))).toEqual([true, true, true]);
    expect(items.map(item => item.getAttribute("name"))).toEqual([null, null, null]);
  });

  test("are named by their titles alone, without the emoji", () => {
    render(<SubServices id="work" subServices={piecesOfWork(3)} picture={picture} />);
    expect(screen.getByRole("heading", { name: "Work 0", level: 3 })).toBeInTheDocument();
    expect(screen.getAllByText("🔧")[0]).toHaveAttribute("aria-hidden", "true");
  });

  test("are open cards on the trades page", () => {
    render(<TradeCards id="trades" subServices={piecesOfWork(4)} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });
});

describe("the benefits of a service", () => {
  const shared = {
    hint: { touch: "Tap the tick for more info", pointer: "Click the ticks for more info" },
    benefitDescription: "Ask us how this applies to your building.",
  };
  const items = [
    { title: "Dry walls", description: "Water stays outside." },
    { title: "Less work", description: null },
  ];

  test("one without a description of its own shows the general one", () => {
    render(<Benefits benefits={{ ...head, items }} shared={shared} />);
    const [first, second] = screen.getAllByRole("group");
    expect(first).toHaveTextContent("Water stays outside.");
    expect(second).toHaveTextContent(shared.benefitDescription);
  });

  test("have both hints in the page, so that the screen alone decides which is seen", () => {
    render(<Benefits benefits={{ ...head, items }} shared={shared} />);
    expect(screen.getByText(shared.hint.touch)).not.toBeVisible();
    expect(screen.getByText(shared.hint.pointer)).toBeVisible();
  });
});

test("every service page ends with the way to the contact page and to all services", () => {
  const closing = {
    heading: "Ready to Get Started?",
    text: "Tell us about the job.",
    primary: { label: "Contact us", href: "/contact" },
    secondary: { label: "View All Services", href: "/#services" },
  };
  render(<ServiceClosing closing={closing} />);
  expect(screen.getByRole("region", { name: closing.heading })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("link", { name: "View All Services" })).toHaveAttribute("href", "/#services");
});
