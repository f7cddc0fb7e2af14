import type { Db, Tx } from '../../database/schema';

/** Locks booths of the plan, in order of their number, and returns them with the exhibitor that has each. */
export async function lockBooths(
  tx: Tx,
  expoId: string,
  boothNos: readonly string[]
): Promise<{ no: string; is_bookable: boolean; is_booked: boolean; exhibitor_id: string | null }[]> {
  if (boothNos.length === 0) return [];
  const booths = await tx
    .selectFrom('expo_booth')
    .select(['no', 'is_bookable'])
    .where('expo_id', '=', expoId)
    .where('no', 'in', boothNos)
    .orderBy('no')
    .forUpdate()
    .execute();
  const owners = new Map(
    (
      await tx
        .selectFrom('exhibitor_booth')
        .select(['booth_no', 'exhibitor_id'])
        .where('expo_id', '=', expoId)
        .where('booth_no', 'in', boothNos)
        .execute()
    ).map((row) => [row.booth_no, row.exhibitor_id])
  );
  // Read under the lock, which a hold takes as well.
  const booked = await tx
    .selectFrom('booth_booking')
    .select('booth_no')
    .where('expo_id', '=', expoId)
    .where('booth_no', 'in', boothNos)
    .where('status', '!=', 'released')
    .execute();
  const bookedNos = new Set(booked.map((row) => row.booth_no));
  return booths.map((booth) => ({
    ...booth,
    is_booked: bookedNos.has(booth.no),
    exhibitor_id: owners.get(booth.no) ?? null
  }));
}

/** Gives an exhibitor these booths in place of those that it had. */
export async function replaceBooths(
  tx: Tx,
  { exhibitorId, expoId, boothNos }: { exhibitorId: string; expoId: string; boothNos: readonly string[] }
): Promise<void> {
  await tx.deleteFrom('exhibitor_booth').where('exhibitor_id', '=', exhibitorId).execute();
  if (boothNos.length === 0) return;
  await tx
    .insertInto('exhibitor_booth')
    .values(boothNos.map((no) => ({ expo_id: expoId, booth_no: no, exhibitor_id: exhibitorId })))
    .execute();
}

/** Returns whether the expo exists. */
export async function existsExpo(db: Db, expoId: string): Promise<boolean> {
  return (await db.selectFrom('expo').select('id').where('id', '=', expoId).executeTakeFirst()) !== undefined;
}
