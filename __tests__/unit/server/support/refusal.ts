/** Reads a refusal, which must look like PostgREST's. */
export async function refusal(response: Response) {
  const body = (await response.json()) as Record<string, unknown>;
  expect(Object.keys(body)).toEqual(["code", "details", "hint", "message"]);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  return { status: response.status, ...body };
}
