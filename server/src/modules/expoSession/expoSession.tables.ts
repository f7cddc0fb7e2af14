import type { Generated, JSONColumnType } from 'kysely';
import type { SessionLanguage, SessionTrack } from '@contract/expoSession';

/** A speaker as the operator wrote it; the card may have been withdrawn since. */
export interface StoredSpeaker {
  name: string;
  position: string;
  company: string;
  cardId?: string;
}

export interface ExpoSessionTable {
  id: string;
  expo_id: string;
  title: string;
  summary: string;
  starts_at_ms: number;
  ends_at_ms: number;
  /** Null outside the halls. */
  hall_number: number | null;
  room: string;
  track: SessionTrack;
  speakers: JSONColumnType<StoredSpeaker[]>;
  languages: JSONColumnType<SessionLanguage[]>;
  /** Null: entry is free. */
  capacity: number | null;
  /** Part of the capacity that the organiser keeps for guests. */
  held_back: number;
  has_live: boolean;
  live_url: string | null;
  slides_url: string | null;
  cancel_reason: Generated<string | null>;
  /** Incremented by each change. */
  revision: Generated<number>;
}

/** Reservation of a session by a member. */
export interface ExpoReservationTable {
  session_id: string;
  user_id: string;
  /** Idempotency key of the client: a late repetition does not undo a cancellation. */
  request_id: string;
  reserved_at_ms: number;
  cancelled_at_ms: Generated<number | null>;
  /** Start of the session that the member was reminded of; another start is reminded of again. */
  reminded_for_ms: Generated<number | null>;
}

export interface ExpoSessionTables {
  expo_session: ExpoSessionTable;
  expo_reservation: ExpoReservationTable;
}
