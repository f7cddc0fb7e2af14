import { constants, createCipheriv, createDecipheriv, publicEncrypt, randomBytes } from 'node:crypto';

const IV = 'xiangshi-aes-iv1';

interface Envelope<T> {
  code: number;
  data: T;
}

/**
 * Sends a secure POST call with this body, encrypted as the app does, and returns its decrypted data.
 * @param token of the user; none for a visitor
 * @throws Error for an error response
 */
export async function secureCall<T>(site: string, path: string, body: object, token?: string): Promise<T> {
  const { sessionKey, sealed } = await seal(site, body);
  const headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }), secure: 'Y' };
  const answer = await post<unknown>(site + path, sealed, headers);
  if (answer.code !== 200) throw new Error(`${path} was answered ${answer.code}: ${JSON.stringify(answer.data)}`);
  if (typeof answer.data !== 'string') return answer.data as T;
  const decipher = createDecipheriv('aes-128-cbc', sessionKey, IV);
  return JSON.parse(Buffer.concat([decipher.update(answer.data, 'base64'), decipher.final()]).toString()) as T;
}

/** Returns an encrypted body, as `secureCall` sends it. */
export async function sealedBody(site: string, body: object): Promise<object> {
  return (await seal(site, body)).sealed;
}

async function seal(site: string, body: object) {
  const { data: key } = await post<{ publicKey: string }>(`${site}/api/front/encryptController/getEncryptPubkey`, {});
  const sessionKey = randomBytes(8).toString('hex');
  const cipher = createCipheriv('aes-128-cbc', sessionKey, IV);
  const data = Buffer.concat([cipher.update(JSON.stringify(body)), cipher.final()]).toString('base64');
  const ciphertext = publicEncrypt(
    { key: key.publicKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(JSON.stringify({ key: sessionKey, iv: IV }))
  ).toString('base64');
  return { sessionKey, sealed: { data, ciphertext } };
}

async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<Envelope<T>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body)
  });
  return (await response.json()) as Envelope<T>;
}
