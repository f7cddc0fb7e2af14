import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoCouponClaimTable, ExpoCouponTable } from './expoCoupon.tables';

export type CouponRow = Selectable<ExpoCouponTable>;
export type ClaimRow = Selectable<ExpoCouponClaimTable>;

/** Returns the coupons of an expo that are valid after a time, those that end first before the others. */
export async function listCoupons(db: Db, expoId: string, nowMs: number): Promise<CouponRow[]> {
  return db
    .selectFrom('expo_coupon')
    .selectAll()
    .where('expo_id', '=', expoId)
    .where('valid_until_ms', '>', nowMs)
    .orderBy('valid_until_ms')
    .orderBy('id')
    .execute();
}

/** Returns the claims of a user. */
export async function listClaims(db: Db | Tx, userId: string): Promise<ClaimRow[]> {
  return db
    .selectFrom('expo_coupon_claim')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('claimed_at_ms')
    .orderBy('coupon_id')
    .execute();
}

export async function findClaim(tx: Tx, couponId: string, userId: string): Promise<ClaimRow | undefined> {
  return tx
    .selectFrom('expo_coupon_claim')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks a coupon until the transaction ends: claims of it wait for each other. */
export async function lockCoupon(tx: Tx, id: string): Promise<CouponRow | undefined> {
  return tx.selectFrom('expo_coupon').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores a claim of a locked coupon and counts it. */
export async function insertClaim(tx: Tx, claim: Insertable<ExpoCouponClaimTable>): Promise<void> {
  await tx.insertInto('expo_coupon_claim').values(claim).execute();
  await tx
    .updateTable('expo_coupon')
    .set((where) => ({ claimed_count: where('claimed_count', '+', 1) }))
    .where('id', '=', claim.coupon_id)
    .execute();
}

export async function saveCouponRow(tx: Tx, coupon: Insertable<ExpoCouponTable>): Promise<void> {
  await tx
    .insertInto('expo_coupon')
    .values(coupon)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(coupon))
    .execute();
}

export async function deleteClaimsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('expo_coupon_claim').where('user_id', '=', userId).execute();
}
