import { loadQrEncoder } from '../weapp/asyncPackages';
import type { EncodeQrCode } from './types';

export const encodeQrCode: EncodeQrCode = async (text) => {
  const { encode } = await loadQrEncoder();
  return encode(text, { ecc: 'M', border: 0 }).data;
};
