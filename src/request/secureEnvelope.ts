import { decrypt, encrypt } from '@/crypto/aes';
import { createSessionKey, type SessionKey } from '@/crypto/sessionKey';
import { ApiError } from '@/lib/ApiError';
import { publicKeys } from './publicKeys';
import { type ApiResponse, type Interceptor, isEnvelope } from './request.types';

let sessionKey: Promise<SessionKey> | null = null;

/** One session key for as long as the public key stays: the server then unwraps it from a cache. */
async function sessionKeyFor(publicKey: string): Promise<SessionKey> {
  const known = await sessionKey?.catch(() => null);
  if (known?.publicKey === publicKey) return known;
  sessionKey = createSessionKey(publicKey);
  return sessionKey;
}

/** Encrypts the body and decrypts an answer that is flagged. */
export const secureEnvelope: Interceptor = async (request, next) => {
  const { key, ciphertext } = await publicKeys.get().then(sessionKeyFor);
  const data = encrypt(JSON.stringify(request.data ?? {}), key);
  const response = await next({ ...request, data: { data, ciphertext } });
  return decryptResponse(response, (text) => decrypt(text, key));
};

function decryptResponse(response: ApiResponse, decrypt: (text: string) => string): ApiResponse {
  const { data: body } = response;
  if (!isEnvelope(body) || !body.encrypt || typeof body.data !== 'string') return response;
  try {
    return { ...response, data: { ...body, data: JSON.parse(decrypt(body.data)) as unknown } };
  } catch {
    throw new ApiError('BAD_RESPONSE', 'the answer cannot be decrypted');
  }
}
