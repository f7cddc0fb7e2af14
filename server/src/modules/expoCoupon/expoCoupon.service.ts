import type { CouponContent, ExpoCoupon, ManagedCoupon } from '@contract/expoCoupon';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { newTypedCode } from '../../typedCode';
import { getCurrentExpo } from '../expo/expo.service';
import { findExpoFacts } from '../expo/expoFacts.service';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { lockMember } from '../user/user.service';
import {
  type CouponRow,
  findClaim,
  insertClaim,
  listClaims,
  listCoupons,
  lockCoupon,
  saveCouponRow
} from './expoCoupon.repository';

/** 50 bits: codes of other members cannot be guessed at a counter. */
const CODE_LENGTH = 10;

function presentCoupon(row: CouponRow, code: string | null): ExpoCoupon {
  const { id, title, issuer, terms, stock } = row;
  const validity = { validFromMs: row.valid_from_ms, validUntilMs: row.valid_until_ms };
  return { id, title, issuer, terms, ...validity, stock, left: stock - row.claimed_count, code };
}

/** Returns the coupons of an expo that have not ended, with the codes of those that the viewer claimed. */
export async function listExpoCoupons(
  db: Db,
  viewer: Member | null,
  expoId: string | undefined,
  now: Date
): Promise<{ serverNowMs: number; items: ExpoCoupon[] }> {
  const nowMs = now.getTime();
  const id = expoId ?? (await getCurrentExpo(db, now))?.id;
  if (id === undefined) return { serverNowMs: nowMs, items: [] };
  const [rows, claims] = await Promise.all([
    listCoupons(db, id, nowMs),
    viewer === null ? [] : listClaims(db, viewer.id)
  ]);
  const codes = new Map(claims.map((claim) => [claim.coupon_id, claim.code]));
  return { serverNowMs: nowMs, items: rows.map((row) => presentCoupon(row, codes.get(row.id) ?? null)) };
}

/**
 * Claims a coupon, one per member. Idempotent per request.
 * @throws AppError UNAUTHORIZED for an account that is being erased, NOT_FOUND for an unknown coupon, CONFLICT `couponId`
 * `claimed` for one that the member has from another request, `ended` after its time, `soldOut` when none is left
 */
export async function claimCoupon(
  db: Db,
  member: Member,
  { couponId, requestId }: { couponId: string; requestId: string },
  nowMs: number
): Promise<ExpoCoupon> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const coupon = await lockCoupon(tx, couponId);
    if (coupon === undefined) throw new AppError('NOT_FOUND');
    const claim = await findClaim(tx, couponId, member.id);
    if (claim !== undefined) {
      if (claim.request_id === requestId) return presentCoupon(coupon, claim.code);
      throw new AppError('CONFLICT', { fields: { couponId: 'claimed' } });
    }
    if (coupon.valid_until_ms <= nowMs) throw new AppError('CONFLICT', { fields: { couponId: 'ended' } });
    if (coupon.claimed_count >= coupon.stock) throw new AppError('CONFLICT', { fields: { couponId: 'soldOut' } });
    const code = newTypedCode(CODE_LENGTH);
    const claimed = { coupon_id: couponId, user_id: member.id, request_id: requestId, code, claimed_at_ms: nowMs };
    await insertClaim(tx, claimed);
    return presentCoupon({ ...coupon, claimed_count: coupon.claimed_count + 1 }, code);
  });
}

/** Returns the coupons of an expo for an operator, also those that have ended, with the number of claims. */
export async function listManagedCoupons(db: Db, expoId: string): Promise<ManagedCoupon[]> {
  return (await listCoupons(db, expoId, 0)).map((row) => ({
    id: row.id,
    expoId: row.expo_id,
    title: row.title,
    issuer: row.issuer,
    terms: row.terms,
    validFromMs: row.valid_from_ms,
    validUntilMs: row.valid_until_ms,
    stock: row.stock,
    claimedCount: row.claimed_count
  }));
}

/**
 * Creates or changes a coupon.
 * @throws AppError VALIDATION `validUntilMs` for one that ends before it begins, NOT_FOUND for an unknown expo, CONFLICT
 * `id` `taken` for a coupon of another expo, `stock` `claimed` for a stock below what is claimed
 */
export async function saveCoupon(db: Db, content: CouponContent, by: OperatorAction): Promise<null> {
  const { id, expoId, title, issuer, terms, validFromMs, validUntilMs, stock } = content;
  if (validUntilMs <= validFromMs) throw new AppError('VALIDATION', { fields: { validUntilMs: 'range' } });
  return db.transaction().execute(async (tx) => {
    if ((await findExpoFacts(tx, expoId)) === undefined) throw new AppError('NOT_FOUND');
    const present = await lockCoupon(tx, id);
    if (present !== undefined && present.expo_id !== expoId)
      throw new AppError('CONFLICT', { fields: { id: 'taken' } });
    if (present !== undefined && present.claimed_count > stock)
      throw new AppError('CONFLICT', { fields: { stock: 'claimed' } });
    const validity = { valid_from_ms: validFromMs, valid_until_ms: validUntilMs };
    await saveCouponRow(tx, { id, expo_id: expoId, title, issuer, terms, ...validity, stock });
    await recordOperation(tx, { expoId, kind: 'saveCoupon', subject: id, note: `${title}, stock ${stock}` }, by);
    return null;
  });
}
