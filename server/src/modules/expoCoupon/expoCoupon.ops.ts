import { readFile } from 'node:fs/promises';
import { Value } from '@sinclair/typebox/value';
import { CouponContent } from '@contract/expoCoupon';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { SHELL } from '../expo/operation.service';
import { listManagedCoupons, saveCoupon } from './expoCoupon.service';

/**
 * `expo:coupon FILE`: creates or changes a coupon.
 * @throws OperatorError with the errors of the file, and for a coupon that `saveCoupon` refuses
 */
export async function saveCouponCommand(db: Db, file: string, nowMs: number): Promise<string> {
  const coupon = await readCoupon(file);
  if (!Value.Check(CouponContent, coupon)) {
    const fault = Value.Errors(CouponContent, coupon).First();
    throw new OperatorError(`${fault?.path || 'The coupon'}: ${fault?.message ?? 'is wrong'}`);
  }
  try {
    await saveCoupon(db, coupon, { operator: SHELL, nowMs });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.details.fields ?? {}).map((entry) => entry.join(' '));
    throw new OperatorError(fields.length === 0 ? 'There is no expo with this id.' : `Refused: ${fields.join(', ')}.`);
  }
  return `${coupon.id} is saved.`;
}

async function readCoupon(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read as JSON: ${String(error)}`);
  }
}

/** `expo:coupons EXPO`: the coupons of an expo, those that end first before the others. */
export async function listCouponsCommand(db: Db, expoId: string): Promise<string> {
  const lines = (await listManagedCoupons(db, expoId)).map((coupon) =>
    [
      coupon.id,
      `${shanghaiMinute(coupon.validFromMs)} to ${shanghaiMinute(coupon.validUntilMs)}`,
      `${coupon.claimedCount} of ${coupon.stock} claimed`,
      toSingleLine(coupon.title),
      toSingleLine(coupon.issuer)
    ].join('  ')
  );
  return lines.length === 0 ? `The expo ${toSingleLine(expoId)} has no coupons.` : lines.join('\n');
}

export const expoCouponCommands: Commands = {
  'expo:coupons': {
    usage: 'EXPO',
    summary: 'list the coupons of an expo, also those that have ended, with what is claimed',
    run: ({ withDatabase }, [word]) => {
      const expoId = required(word, 'EXPO');
      return withDatabase((db) => listCouponsCommand(db, expoId));
    }
  },
  'expo:coupon': {
    usage: 'FILE',
    summary:
      'create or change a coupon from JSON: id, expoId, title, issuer, terms, validFromMs, validUntilMs (epoch ms), stock',
    run: ({ withDatabase, now }, [file]) =>
      withDatabase((db) => saveCouponCommand(db, required(file, 'FILE'), now.getTime()))
  }
};
