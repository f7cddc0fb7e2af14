import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestKeys, decryptSecureBody } from '@/testing/testKeys';
import { decrypt, encrypt, fixedIv } from './aes';
import { ensureEntropy, takeBytes } from './random';
import { createSessionKey } from './sessionKey';

interface Vectors {
  key: string;
  iv: string;
  messages: { plain: string; data: string }[];
}

const vectors = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../types/contract/cipherVectors.json'), 'utf8')
) as Vectors;

describe('the random pool', () => {
  it('throws when it is dry instead of giving weaker bytes', async () => {
    await ensureEntropy();
    expect(() => takeBytes(100_000)).toThrow('no entropy left');
  });

  it('gives each byte once', async () => {
    await ensureEntropy(64);
    const first = takeBytes(32);
    expect(Buffer.from(takeBytes(32)).equals(Buffer.from(first))).toBe(false);
  });

  it('is the only source: Math.random is never asked', async () => {
    const random = jest.spyOn(Math, 'random');
    const { publicKey } = createTestKeys();
    await createSessionKey(publicKey);
    expect(random).not.toHaveBeenCalled();
  });
});

describe('AES', () => {
  it('refuses a text under another key', () => {
    expect(() => decrypt(encrypt('价格', 'abcdefghijklmnop'), 'ponmlkjihgfedcba')).toThrow();
  });

  it('uses the IV that the server knows', () => {
    expect(fixedIv).toBe(vectors.iv);
    expect(fixedIv).toHaveLength(16);
  });

  it.each(vectors.messages.map(({ plain, data }) => [plain.slice(0, 20), plain, data]))(
    'agrees with the shared vector "%s"',
    (_, plain, data) => {
      expect(encrypt(plain, vectors.key)).toBe(data);
      expect(decrypt(data, vectors.key)).toBe(plain);
    }
  );
});

describe('the session key', () => {
  it('refuses a public key that is none', async () => {
    await expect(createSessionKey('not a key')).rejects.toThrow();
  });

  it('has 16 characters, is new each time and is wrapped for the key pair alone', async () => {
    const { publicKey, privateKey } = createTestKeys();
    const one = await createSessionKey(publicKey);
    const other = await createSessionKey(publicKey);
    expect(one.key).toMatch(/^[\w-]{16}$/);
    expect(other.key).not.toBe(one.key);
    const data = encrypt('{"mobile":"13800138000"}', one.key);
    expect(decryptSecureBody({ data, ciphertext: one.ciphertext }, privateKey)).toEqual({
      input: { mobile: '13800138000' },
      key: one.key,
      iv: fixedIv
    });
  });

  it("is opened by OpenSSL's command line, an implementation that shares nothing with ours", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'xiangshi-cipher-'));
    const file = (name: string) => path.join(folder, name);
    const openssl = (args: string[], input: Buffer) => execFileSync('openssl', args, { input });
    const { publicKey, privateKey } = createTestKeys();
    writeFileSync(file('key.pem'), privateKey.export({ type: 'pkcs1', format: 'pem' }));
    const session = await createSessionKey(publicKey);
    const plaintext = JSON.stringify({ mobile: '13800138000', note: '八角·大红 🌶' });

    const unwrap = ['pkeyutl', '-decrypt', '-inkey', file('key.pem'), '-pkeyopt', 'rsa_padding_mode:pkcs1'];
    const wrapped = openssl(unwrap, Buffer.from(session.ciphertext, 'base64')).toString('utf8');
    const { key, iv } = JSON.parse(wrapped) as { key: string; iv: string };
    const hex = (text: string) => Buffer.from(text).toString('hex');
    const opened = openssl(
      ['enc', '-d', '-aes-128-cbc', '-K', hex(key), '-iv', hex(iv)],
      Buffer.from(encrypt(plaintext, session.key), 'base64')
    ).toString('utf8');

    expect(opened).toBe(plaintext);
  });
});
