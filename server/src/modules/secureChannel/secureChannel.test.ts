import assert from 'node:assert/strict';
import { constants, publicEncrypt, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import vectors from '../../../../types/contract/cipherVectors.json';
import { AppError } from '../../http/appError';
import { encryptText } from './aes';
import { KeyRing, rotateKeys } from './keyRing';
import { RsaSecureChannel } from './secureChannel';

const sessionKey = { key: Buffer.from(vectors.key), iv: Buffer.from(vectors.iv) };
const [, message] = vectors.messages;
assert(message);
const goodBody = { data: message.data, ciphertext: vectors.ciphertext };

function wrap(text: string | Buffer, padding = constants.RSA_PKCS1_PADDING): string {
  return publicEncrypt({ key: vectors.publicKey, padding }, Buffer.from(text)).toString('base64');
}

const keyAndIv = (key: string, iv: string) => JSON.stringify({ key, iv });

describe('secure channel', () => {
  let folder: string;
  let keys: KeyRing;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'xiangshi-keys-'));
    await writeFile(path.join(folder, 'encrypt-private.pem'), vectors.privateKey, { mode: 0o600 });
    keys = await KeyRing.open(folder);
  });
  after(() => rm(folder, { recursive: true }));

  const encryptedUnder = (key: Buffer) => encryptText('{}', { key, iv: sessionKey.iv });
  const block = (prefix: number[], text: string) => {
    const bytes = Buffer.alloc(256, 0x5a);
    Buffer.from(prefix).copy(bytes);
    bytes[256 - text.length - 1] = 0;
    Buffer.from(text).copy(bytes, 256 - text.length);
    return wrap(bytes, constants.RSA_NO_PADDING);
  };
  const keyText = keyAndIv(vectors.key, vectors.iv);

  const badBodies: [what: string, body: unknown][] = [
    ['no body', undefined],
    ['a plain body', { mobile: '13800138000' }],
    ['an additional field', { ...goodBody, mobile: '13800138000' }],
    ['a ciphertext that is no text', { ...goodBody, ciphertext: 7 }],
    ['base64 that is none', { ...goodBody, ciphertext: '***' }],
    ['an empty ciphertext', { ...goodBody, ciphertext: '' }],
    ['a ciphertext of the wrong length', { ...goodBody, ciphertext: vectors.ciphertext.slice(0, 40) }],
    ['a number above the modulus', { ...goodBody, ciphertext: Buffer.alloc(256, 0xff).toString('base64') }],
    [
      'random bytes',
      { ...goodBody, ciphertext: Buffer.concat([Buffer.from([1]), randomBytes(255)]).toString('base64') }
    ],
    ['a first byte that is not 0', { ...goodBody, ciphertext: block([1, 2], keyText) }],
    ['a block type that is not 2', { ...goodBody, ciphertext: block([0, 1], keyText) }],
    ['padding that is too short', { ...goodBody, ciphertext: block([0, 2, 9, 9, 9, 9, 9, 9, 9, 0], keyText) }],
    [
      'padding without an end',
      {
        ...goodBody,
        ciphertext: wrap(Buffer.concat([Buffer.from([0, 2]), Buffer.alloc(254, 9)]), constants.RSA_NO_PADDING)
      }
    ],
    ['another RSA padding', { ...goodBody, ciphertext: wrap(keyText, constants.RSA_PKCS1_OAEP_PADDING) }],
    ['a message that is no JSON', { ...goodBody, ciphertext: wrap('hello') }],
    ['a message without a key', { ...goodBody, ciphertext: wrap('{"iv":"xiangshi-aes-iv1"}') }],
    ['a message that is null', { ...goodBody, ciphertext: wrap('null') }],
    ['a key of 15 characters', { ...goodBody, ciphertext: wrap(keyAndIv('x'.repeat(15), vectors.iv)) }],
    ['a vector of 17 characters', { ...goodBody, ciphertext: wrap(keyAndIv(vectors.key, 'x'.repeat(17))) }],
    ['data under another key', { ...goodBody, data: encryptedUnder(randomBytes(16)) }],
    ['data that is cut off', { ...goodBody, data: message.data.slice(0, 8) }],
    ['empty data', { ...goodBody, data: '' }],
    ['data that holds no JSON', { ...goodBody, data: encryptText('{"a":', sessionKey) }]
  ];

  for (const [what, body] of badBodies) {
    it(`rejects ${what} with the same CIPHER error as everything else`, () => {
      const channel = new RsaSecureChannel(keys);
      for (let time = 0; time < 2; time += 1) {
        assert.throws(
          () => channel.decrypt(body),
          (error) => {
            assert(error instanceof AppError);
            assert.deepEqual({ name: error.errorName, details: error.details }, { name: 'CIPHER', details: {} });
            return true;
          }
        );
      }
    });
  }

  it('caches nothing of a rejected body', () => {
    const channel = new RsaSecureChannel(keys);
    assert.throws(() => channel.decrypt({ ...goodBody, data: encryptedUnder(randomBytes(16)) }));
    assert.deepEqual(channel.decrypt(goodBody).value, JSON.parse(message.plain));
    assert.throws(() => channel.decrypt({ ...goodBody, data: encryptedUnder(randomBytes(16)) }));
  });

  for (const { plain, data } of vectors.messages) {
    it(`decrypts and encrypts the vector ${plain.slice(0, 40)}`, () => {
      const channel = new RsaSecureChannel(keys);
      const decrypted = channel.decrypt({ data, ciphertext: vectors.ciphertext });
      assert.deepEqual(decrypted.value, JSON.parse(plain));
      assert.deepEqual(decrypted.sessionKey, sessionKey);
      assert.equal(channel.encrypt(plain, sessionKey), data);
    });
  }

  it('decrypts a message with spaces and another order of fields', () => {
    const ciphertext = wrap(`{ "iv": "${vectors.iv}",\n "key": "${vectors.key}" }`);
    assert.deepEqual(new RsaSecureChannel(keys).decrypt({ ...goodBody, ciphertext }).value, JSON.parse(message.plain));
  });

  it('rejects what was encrypted for the old pair as soon as the pair is rotated, also from the cache', async () => {
    const clock = { nowMs: 0 };
    const ring = await KeyRing.open(folder, () => clock.nowMs);
    const channel = new RsaSecureChannel(ring);
    channel.decrypt(goodBody);
    await rotateKeys(folder);
    clock.nowMs += 1000;
    assert.throws(() => channel.decrypt(goodBody), AppError);
  });

  it('decrypts what was encrypted for a new pair within the second without a check of the file', async () => {
    const clock = { nowMs: 0 };
    const ring = await KeyRing.open(folder, () => clock.nowMs);
    const channel = new RsaSecureChannel(ring);
    ring.current();
    const publicPem = await rotateKeys(folder);
    const ciphertext = publicEncrypt(
      { key: publicPem, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(keyText)
    ).toString('base64');
    assert.deepEqual(channel.decrypt({ ...goodBody, ciphertext }).value, JSON.parse(message.plain));
  });
});
