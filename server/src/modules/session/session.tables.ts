import type { Generated } from 'kysely';
import type { ClientKind } from './device';

export interface UserSessionTable {
  /** SHA-256 of the bearer token, base64url: a dump of this table opens nothing. */
  token_digest: string;
  user_id: string;
  created_at_ms: number;
  /** Written once an hour at most: also when the session was used last. */
  renewed_at_ms: number;
  expires_at_ms: number;
  /** Names the session where a person sees it; opens nothing. */
  id: Generated<string>;
  client: Generated<ClientKind>;
  /** Names such as `Chrome` and `Android`; empty where unknown. */
  browser: Generated<string>;
  system: Generated<string>;
}

export interface SessionTables {
  user_session: UserSessionTable;
}
