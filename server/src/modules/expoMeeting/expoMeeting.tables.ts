/** Half an hour that a member of an exhibitor's staff offers. */
export interface MeetingSlotTable {
  id: string;
  exhibitor_id: string;
  staff_user_id: string;
  starts_at_ms: number;
  ends_at_ms: number;
}

/** A booked slot; of a slot at most one is not cancelled. */
export interface ExpoMeetingTable {
  id: string;
  slot_id: string;
  /** The visitor. */
  user_id: string;
  request_id: string;
  note: string;
  booked_at_ms: number;
  cancelled_at_ms: number | null;
  reminded_at_ms: number | null;
}

export interface ExpoMeetingTables {
  meeting_slot: MeetingSlotTable;
  expo_meeting: ExpoMeetingTable;
}
