export interface Statement {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** Runs as the API's role with these request headers; without them as the database's owner. */
  visitor?: { role: string; headers: Record<string, string> };
}

export interface Outcome {
  id: number;
  rows?: Record<string, unknown>[];
  /** How many rows an insert, update or delete touched. */
  affected?: number;
  error?: { code: string; message: string; constraint?: string };
}
