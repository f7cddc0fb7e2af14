import { randomBytes } from '@/platform/random';

/** Names one wish of the person, so that the server knows it again when it comes twice. */
export async function newRequestId(): Promise<string> {
  const bytes = await randomBytes(16);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
