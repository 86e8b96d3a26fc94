import { createHandler } from "./handler.ts";

/** The part of the hosted runtime that is used here: https://supabase.com/docs/guides/functions */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(
  createHandler({
    secret: Deno.env.get("MAIL_SECRET"),
    api: Deno.env.get("MAIL_API") || "https://api.resend.com/emails",
    apiKey: Deno.env.get("MAIL_API_KEY"),
    from: Deno.env.get("MAIL_FROM"),
    to: Deno.env.get("MAIL_TO"),
  }),
);
