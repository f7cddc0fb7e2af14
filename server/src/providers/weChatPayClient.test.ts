import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { publicKey } from '../testing/weChatPayKeys';
import { testCertificate, testMerchant, WeChatPayServer } from '../testing/weChatPayServer';
import { WeChatPayClient } from './weChatPayClient';
import type { PlatformKeys } from './weChatPaySignature';

describe('answers of WeChat Pay', () => {
  const path = '/v3/refund/domestic/refunds/1';
  const server = new WeChatPayServer({ [`GET ${path}`]: () => ({ status: 200, body: { status: 'SUCCESS' } }) });
  let apiUrl = '';
  before(async () => {
    apiUrl = await server.listen();
  });
  after(() => server.close());

  const ask = (keys: PlatformKeys) => new WeChatPayClient({ ...testMerchant, apiUrl, ...keys }).request('GET', path);
  /** The certificate that follows, with which nothing is signed yet. */
  const nextCertificate = { id: 'F5765756002FDD77', publicKey };

  it('are refused when another key or certificate signs them', async () => {
    await assert.rejects(ask({ platformKey: nextCertificate }), /wrong serial/);
    await assert.rejects(ask({ platformKey: { ...testCertificate, publicKey } }), /wrong signature/);
    const changed = { ...testCertificate, publicKey };
    await assert.rejects(ask({ platformKey: nextCertificate, earlierKey: changed }), /wrong signature/);
  });

  it('are signed with the public key that the request names, otherwise with the certificate', async () => {
    assert.deepEqual(await ask({ platformKey: testMerchant.platformKey }), { status: 'SUCCESS' });
    assert.deepEqual(await ask({ platformKey: testCertificate }), { status: 'SUCCESS' });
  });

  it('may be signed with the earlier certificate while WeChat Pay changes it', async () => {
    assert.deepEqual(await ask({ platformKey: nextCertificate, earlierKey: testCertificate }), { status: 'SUCCESS' });
  });
});
