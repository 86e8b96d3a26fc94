import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import type { Enquiry } from "../../src/enquiry/fields";
import type { WebhookMessage } from "../../src/enquiry/webhooks";
import { listen } from "../servers/http";
import { webhooks } from "../site/webhooks";
import { expectSent, newEnquiry, openContact, send } from "./contact-support";
import { photographOf } from "./photograph-files";
import { chooser, expectChosen, expectProgress } from "./photographs-support";
import { test } from "./watched-test";

// One after the other: the built pages contain the fixed ports of the receivers.
test.describe.configure({ mode: "default" });

/** Opens an automation endpoint that records its requests and sends this answer. */
const openReceiver = async (endpoint: string, answer: RequestListener) => {
  const { port, pathname } = new URL(endpoint);
  const received: { readonly type: string | undefined; readonly body: string }[] = [];
  const { close } = await listen(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    if (method === "POST" && url === pathname) received.push({ type: headers["content-type"], body });
    answer(request, response);
  }, Number(port));
  return { received, close };
};

const accept: RequestListener = (_, response) => response.writeHead(200).end("ok");

/** Ways in which an endpoint fails. Undefined: nothing listens on its port. */
const faults: Readonly<Record<string, RequestListener | undefined>> = {
  "refuses the connection": undefined,
  "answers 500": (_, response) => response.writeHead(500).end(),
  "never answers": () => undefined,
};

/** The requests of one enquiry. Other tests send enquiries to the same endpoint. */
const messagesAbout = ({ received }: Awaited<ReturnType<typeof openReceiver>>, { message }: Enquiry) =>
  received.map(({ body }) => JSON.parse(body) as WebhookMessage).filter(each => each.message === message);

test("Both automation endpoints get every field, the time and the page of an enquiry, and no photographs", async ({
  page,
}) => {
  const receivers = await Promise.all(webhooks.map(endpoint => openReceiver(endpoint, accept)));
  const enquiry = newEnquiry();
  await openContact(page, "/contact?from=card");
  await chooser(page).setInputFiles([await photographOf()]);
  await expectChosen(page, 1);
  const pressed = Date.now();
  await send(page, enquiry);
  await expectSent(page);
  for (const receiver of receivers) {
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) as unknown;
    await expect.poll(() => messagesAbout(receiver, enquiry)).toEqual([{ ...enquiry, timestamp, source: page.url() }]);
    const time = Date.parse(messagesAbout(receiver, enquiry)[0]?.timestamp ?? "");
    expect(time).toBeGreaterThanOrEqual(pressed);
    expect(time).toBeLessThanOrEqual(Date.now());
    expect(receiver.received[0]?.type).toBe("text/plain;charset=UTF-8");
    await expectProgress(page, 1, 1);
    expect(messagesAbout(receiver, enquiry)).toHaveLength(1);
    await receiver.close();
  }
});

test("An automation endpoint that fails does not delay the other one or the visitor", async ({ page }) => {
  await openContact(page);
  for (const [what, answer] of Object.entries(faults))
    for (const [failing, working] of [webhooks, webhooks.toReversed()] as [string, string][])
      await test.step(`${failing} ${what}`, async () => {
        const failed = answer && (await openReceiver(failing, answer));
        const receiver = await openReceiver(working, accept);
        const enquiry = newEnquiry();
        await send(page, enquiry);
        await expectSent(page);
        for (const each of [receiver, failed])
          if (each) await expect.poll(() => messagesAbout(each, enquiry)).toMatchObject([enquiry]);
        await Promise.all([receiver.close(), failed?.close()]);
      });
});
