import { createCipheriv, constants, publicEncrypt, randomBytes } from 'node:crypto';

const iv = 'xiangshi-aes-iv1';

interface Envelope<T> {
  code: number;
  data: T;
}

async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<Envelope<T>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body)
  });
  return (await response.json()) as Envelope<T>;
}

/** Ends the session of a token from outside the app, as an operator or another device would. */
export async function endSession(site: string, token: string): Promise<void> {
  const path = '/api/front/encryptController/getEncryptPubkey';
  const { data: key } = await post<{ publicKey: string }>(site + path, {});
  const sessionKey = randomBytes(8).toString('hex');
  const cipher = createCipheriv('aes-128-cbc', sessionKey, iv);
  const data = Buffer.concat([cipher.update('{}'), cipher.final()]).toString('base64');
  const ciphertext = publicEncrypt(
    { key: key.publicKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(JSON.stringify({ key: sessionKey, iv }))
  ).toString('base64');
  const headers = { Authorization: `Bearer ${token}`, secure: 'Y' };
  const { code } = await post(`${site}/api/member/user/logout`, { data, ciphertext }, headers);
  if (code !== 200) throw new Error(`logout was answered ${code}`);
}

/** Does the server still know whose token this is? */
export async function isAlive(site: string, token: string): Promise<boolean> {
  const response = await fetch(`${site}/api/member/user/current`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await response.json()) as Envelope<unknown>).code === 200;
}
