import { createHandler } from "./handler.ts";
import type { Project } from "./photographs.ts";

/** The part of the hosted runtime that is used here: https://supabase.com/docs/guides/functions */
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** The project of this function. The hosted runtime sets its URL and its secret keys, the older one key only. */
function project(): Project | undefined {
  const url = Deno.env.get("SUPABASE_URL");
  const keys = JSON.parse(Deno.env.get("SUPABASE_SECRET_KEYS") || "{}") as Record<string, string>;
  const key = Object.values(keys)[0] ?? Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
  return url && key ? { url, key } : undefined;
}

Deno.serve(
  createHandler({
    secret: Deno.env.get("MAIL_SECRET"),
    api: Deno.env.get("MAIL_API") || "https://api.resend.com/emails",
    apiKey: Deno.env.get("MAIL_API_KEY"),
    from: Deno.env.get("MAIL_FROM"),
    to: Deno.env.get("MAIL_TO"),
    project: project(),
  }),
);
