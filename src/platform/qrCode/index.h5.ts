import type { EncodeQrCode } from './types';

export const encodeQrCode: EncodeQrCode = async (text) => {
  const { encode } = await import('uqr');
  return encode(text, { ecc: 'M', border: 0 }).data;
};
