import { SecureClient } from '../../server/src/testing/secureClient';

/** Returns what encrypts the bodies of a server's secure calls and decrypts their answers. */
export async function openChannel(url: string): Promise<SecureClient> {
  const answer = await fetch(`${url}/api/front/encryptController/getEncryptPubkey`, { method: 'POST' });
  const { data } = (await answer.json()) as { data: { publicKey: string } };
  return new SecureClient(data.publicKey);
}
