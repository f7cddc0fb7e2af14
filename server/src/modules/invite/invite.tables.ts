import type { InvitationChannel } from '@contract/invite';

/** Times are epoch milliseconds (int8). */
export interface ContactInvitationTable {
  id: string;
  inviter_id: string;
  /** Number of a person who may not know the product: stored for 90 days. */
  mobile: string;
  name: string;
  /** Works like an invite code. */
  token: string;
  channel: InvitationChannel | null;
  created_at_ms: number;
  sent_at_ms: number | null;
  opened_at_ms: number | null;
  /** Time when a user was bound by the token. */
  registered_at_ms: number | null;
}

/** Empty where the user has no text of their own. */
export interface InviteWordsTable {
  user_id: string;
  slogan: string;
  message: string;
  updated_at_ms: number;
}

export interface InviteTables {
  invite_words: InviteWordsTable;
  contact_invitation: ContactInvitationTable;
}
