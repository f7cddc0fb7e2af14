import { constants, createCipheriv, createDecipheriv, publicEncrypt, randomBytes } from 'node:crypto';

const IV = 'xiangshi-aes-iv1';

/** Encrypts bodies and decrypts responses as the real client does: one random 16-character key, the fixed vector. */
export class SecureClient {
  private readonly key = randomBytes(8).toString('hex');

  constructor(private readonly publicPem: string) {}

  encrypt(value: unknown): { data: string; ciphertext: string } {
    const cipher = createCipheriv('aes-128-cbc', this.key, IV);
    const data = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64');
    const wrapped = publicEncrypt(
      { key: this.publicPem, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(JSON.stringify({ key: this.key, iv: IV }))
    );
    return { data, ciphertext: wrapped.toString('base64') };
  }

  decrypt(encrypted: string): unknown {
    const decipher = createDecipheriv('aes-128-cbc', this.key, IV);
    const text = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]).toString('utf8');
    return JSON.parse(text) as unknown;
  }
}
