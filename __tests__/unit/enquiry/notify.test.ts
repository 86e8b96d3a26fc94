import { fullEnquiry } from "../../enquiry";
import { type Notification, notify } from "../../../src/enquiry/notify";

const notification: Notification = {
  ...fullEnquiry,
  timestamp: "2026-01-02T03:04:05.000Z",
  source: "https://www.example.com/contact",
};

const fetched = jest.fn<Promise<Response>, [string, RequestInit & { body: string }]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({} as Response);
  Object.assign(globalThis, { fetch: fetched });
  process.env.GATSBY_ENQUIRY_WEBHOOKS = "https://one.example/hook, https://two.example/hook";
});
afterAll(() => {
  delete process.env.GATSBY_ENQUIRY_WEBHOOKS;
});

test("tells both endpoints at once, in a way that outlives the page", () => {
  notify(notification);
  expect(fetched.mock.calls.map(([endpoint]) => endpoint)).toEqual([
    "https://one.example/hook",
    "https://two.example/hook",
  ]);
  for (const [, request] of fetched.mock.calls) {
    expect(request).toMatchObject({ method: "POST", mode: "no-cors", keepalive: true });
    expect(JSON.parse(request.body)).toEqual(notification);
  }
});

test.each([undefined, "", " , "])("tells nobody when the endpoints are %p", configured => {
  if (configured === undefined) delete process.env.GATSBY_ENQUIRY_WEBHOOKS;
  else process.env.GATSBY_ENQUIRY_WEBHOOKS = configured;
  notify(notification);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["refuses", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["hangs", () => new Promise<Response>(() => undefined)],
  [
    "throws at once",
    () => {
      throw new TypeError("Invalid URL");
    },
  ],
])("an endpoint that %s keeps the other from nothing and the caller from nothing", (_, answer) => {
  fetched.mockImplementationOnce(answer);
  expect(() => notify(notification)).not.toThrow();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("tells of a message too large for requests that outlive the page while the page is there", () => {
  notify({ ...notification, message: "\u0001".repeat(5000) });
  expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, false]);
});
