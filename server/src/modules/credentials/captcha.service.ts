import type { Captcha } from '@contract/login';
import { MINUTE_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { countAction, type RateRule } from '../rateLimit/rateLimit.service';
import { newToken } from '../session/token';
import { deleteSolvedCaptcha, insertCaptcha, insertSolvedCaptcha, takeCaptcha } from './captcha.repository';
import { drawPuzzle, puzzleSize } from './captchaPicture';

const VALID_MS = 3 * MINUTE_MS;
/** Tolerance for a thumb on a small screen, in px of the picture. */
const TOLERANCE_PX = 5;
const perAddress: RateRule = { name: 'captcha', limit: 60, windowMs: 10 * MINUTE_MS };

/**
 * Creates a captcha.
 * @throws AppError RATE_LIMITED above 60 in ten minutes from the address
 */
export async function newCaptcha(db: Db, address: string, nowMs: number): Promise<Captcha> {
  await countAction(db, perAddress, address, nowMs);
  const { width, height, pieceSize } = puzzleSize;
  const { picture, piece, offsetPx, pieceTop } = await drawPuzzle();
  const id = newToken();
  await insertCaptcha(db, { id, offsetPx, expiresAtMs: nowMs + VALID_MS });
  return { id, picture, piece, width, height, pieceSize, pieceTop };
}

/**
 * Checks the position of the piece. A captcha allows one attempt and is deleted after a wrong one.
 * @param offset of the piece from the left edge, in px of the picture
 * @throws AppError CAPTCHA_WRONG for a position beside the gap, and for an unknown or expired captcha
 */
export async function solveCaptcha(db: Db, id: string, offset: number, nowMs: number): Promise<void> {
  const isSolved = await db.transaction().execute(async (tx) => {
    const captcha = await takeCaptcha(tx, id, nowMs);
    if (captcha === undefined || Math.abs(captcha.offset_px - offset) > TOLERANCE_PX) return false;
    await insertSolvedCaptcha(tx, { id, offsetPx: captcha.offset_px, expiresAtMs: captcha.expires_at_ms });
    return true;
  });
  if (!isSolved) throw new AppError('CAPTCHA_WRONG');
}

/** Uses up a solved captcha; false when there is none with this id. */
export async function takeSolvedCaptcha(tx: Tx, id: string | undefined, nowMs: number): Promise<boolean> {
  return id !== undefined && (await deleteSolvedCaptcha(tx, id, nowMs));
}
