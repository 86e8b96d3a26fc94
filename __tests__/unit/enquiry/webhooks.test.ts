import { fullEnquiry } from "../../enquiry";
import { sendToWebhooks, type WebhookMessage } from "../../../src/enquiry/webhooks";

const message: WebhookMessage = {
  ...fullEnquiry,
  timestamp: "2026-01-02T03:04:05.000Z",
  source: "https://www.example.com/contact",
};

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({} as Response);
  Object.assign(globalThis, { fetch: fetched });
  process.env.GATSBY_ENQUIRY_WEBHOOKS = "https://one.example/hook, https://two.example/hook";
});
afterAll(() => {
  delete process.env.GATSBY_ENQUIRY_WEBHOOKS;
});

test("sends to both endpoints with requests that outlive the page", () => {
  sendToWebhooks(message);
  const outliving = expect.objectContaining({ method: "POST", mode: "no-cors", keepalive: true }) as unknown;
  expect(fetched.mock.calls).toEqual([
    ["https://one.example/hook", outliving],
    ["https://two.example/hook", outliving],
  ]);
});

test.each([undefined, "", " , "])("sends nothing when the endpoints are %p", configured => {
  if (configured === undefined) delete process.env.GATSBY_ENQUIRY_WEBHOOKS;
  else process.env.GATSBY_ENQUIRY_WEBHOOKS = configured;
  sendToWebhooks(message);
  expect(fetched).not.toHaveBeenCalled();
});

test("sends a message without `keepalive` if it is too large for it", () => {
  sendToWebhooks({ ...message, message: "\u0001".repeat(5000) });
  expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, false]);
});

test("a `fetch` that throws, in a changed browser, stops neither the other endpoint nor the page", () => {
  fetched.mockImplementationOnce(() => {
    throw new TypeError("fetch is blocked");
  });
  sendToWebhooks(message);
  expect(fetched.mock.calls.map(([endpoint]) => endpoint)).toEqual([
    "https://one.example/hook",
    "https://two.example/hook",
  ]);
});
