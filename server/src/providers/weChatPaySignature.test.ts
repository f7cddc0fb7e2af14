import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MINUTE_MS, SECOND_MS } from '@rules/duration';
import { privateKey, publicKey } from '../testing/weChatPayKeys';
import { decryptResource, findSignatureProblem, hmacHex, isSignatureOf, signText } from './weChatPaySignature';
import { signVirtualPayment } from './weChatPayVirtual';

/** github.com/wechatpay-apiv3/wechatpay-go: core/auth/signers/sha256withrsa_signer_test.go, message "source". */
const SOURCE_SIGNATURE =
  'BKyAfU4iMCuvXMXS0Wzam3V/cnxZ+JaqigPM5OhljS2iOT95OO6Fsuml2JkFANJU9K6q9bLlDhPXuoVz+pp4hAm6' +
  'pHU4ld815U4jsKu1RkyaII+1CYBUYC8TK0XtJ8FwUXXz8vZHh58rrAVN1XwNyvD1vfpxrMT4SL536GLwvpUHlCqIMzoZUguLli/K8V29QiOh' +
  'uH6IEqLNJn8e9b3nwNcQ7be3CzYGpDAKBfDGPCqCv8Rw5zndhlffk2FEA70G4hvMwe51qMN/RAJbknXG23bSlObuTCN7Ndj1aJGH6/L+hdwf' +
  'LpUtJm4QYVazzW7DFD27EpSQEqA8bX9+8m1rLg==';

/** The same repository: core/notify/notify_test.go, TestHandler_ParseNotifyRequest. */
const notification = {
  headers: {
    nonce: 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBz',
    timestamp: '1624523846',
    serial: 'D7CE59D1F522D701',
    signature:
      'tJHIiIS9eB2hAYstmAmbbD3ZE5LiIm/Ug5tuL4fC0YOFRWIHV39UFIZXC0e9Wl6lBu6sKvkqDkzpqzBsVHyXF' +
      'lbYZTOQrVdG4b6LfTnK4mikv9++ixJMd3vTf2yCqvBkh98zs3Ds5zsYQakzbcwhmw4fMJs4nPLws28H0UW9FjDR//rxELLwXvV1VEA1I' +
      'BLX70xptjL8hrfUjEE8kkry6yNJTHZRU8CAc7qHli2Ng1V1qb9ARbK8A3ThmFmPQvRGrapI/jS2laKKgYUmfdEdkNO6B2Cke5e8VTxY4' +
      '06ArAmQ90GAihDwIcb16TQMnzCMBoutnwZKNiKRACrFmtxw2Q=='
  },
  body:
    '{"id":"3119dfba-e649-5eec-ab1e-3412bc4d2e17","create_time":"2021-06-24T16:37:26+08:00",' +
    '"resource_type":"encrypt-resource","event_type":"PAYSCORE.USER_OPEN_SERVICE","summary":"签约成功",' +
    '"resource":{"original_type":"payscore","algorithm":"AEAD_AES_256_GCM",' +
    '"ciphertext":"YDS3lKPaC4Y52Gf3uhft5qUBlIa8b428AWTtTauHQfQrRw+X1WpiuHIDy0vo1Vd6VEq67aVyqPdDYMkRVSDaZL3iZt' +
    'tevRMOoPKMifozg6XPWjIZumks/GpT48lI4NizyeaqLBokNebthah3o1H76qSlO9NkDjp9bzmKLEYYH9TEklFUpsvPqOTOcgSLgh21YJXYR' +
    '7dEBXFgRLiNIKRgO5JdXh1hccRUAlyVWxE54PXpnQ==","associated_data":"payscore","nonce":"Kj7QIyUiYx1q"}}'
};

/** github.com/wechatpay-apiv3/wechatpay-java: AeadAesCipherTest.java, with the key of TestConfig.java. */
const sealed = {
  resource: {
    ciphertext: 'ulwSiIajGClcvcOYvOQ7+l+0PAbzzwI=',
    nonce: 'uluk4a9R25RW',
    associated_data: 'associatedData'
  },
  apiKey: 'a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb',
  text: 'message'
};

describe('signatures of WeChat Pay', () => {
  const key = { id: notification.headers.serial, publicKey };
  const atMs = Number(notification.headers.timestamp) * SECOND_MS;
  const problemOf = (changes: Partial<typeof notification.headers>, body = notification.body, nowMs = atMs) =>
    findSignatureProblem({ ...notification.headers, ...changes }, body, { platformKey: key }, nowMs);

  it('are refused for another key, another text and a time more than five minutes away', () => {
    assert.equal(problemOf({ serial: '' }), 'serial');
    assert.equal(problemOf({ serial: 'F5765756002FDD77' }), 'serial');
    assert.equal(problemOf({ signature: '' }), 'signature');
    assert.equal(problemOf({ signature: SOURCE_SIGNATURE }), 'signature');
    assert.equal(problemOf({}, notification.body.replace('payscore', 'paystore')), 'signature');
    assert.equal(problemOf({ nonce: 'E' }), 'signature');
    assert.equal(problemOf({ timestamp: 'soon' }), 'timestamp');
    assert.equal(problemOf({}, notification.body, atMs + 5 * MINUTE_MS + 1), 'timestamp');
    assert.equal(problemOf({}, notification.body, atMs - 5 * MINUTE_MS - 1), 'timestamp');
    assert.equal(isSignatureOf('wrong source', SOURCE_SIGNATURE, publicKey), false);
  });

  it('verify the published notification, and make and verify the published signature', () => {
    assert.equal(problemOf({}), undefined);
    assert.equal(problemOf({}, notification.body, atMs + 5 * MINUTE_MS), undefined);
    assert.equal(signText('source', privateKey), SOURCE_SIGNATURE);
    assert.equal(isSignatureOf('source', SOURCE_SIGNATURE, publicKey), true);
  });

  it('cover encrypted resources, of which another key or a changed one is refused', () => {
    const { resource, apiKey, text } = sealed;
    assert.throws(() => decryptResource(resource, 'b'.repeat(32)));
    assert.throws(() => decryptResource({ ...resource, associated_data: 'associated' }, apiKey));
    assert.throws(() => decryptResource({ ...resource, ciphertext: `A${resource.ciphertext.slice(1)}` }, apiKey));
    assert.throws(() => decryptResource({ ...resource, ciphertext: '' }, apiKey));
    assert.equal(decryptResource(resource, apiKey), text);
  });
});

/** The example of WeChat's documentation of virtual payment (2.6), as its users quote it in their tests. */
describe('signatures of virtual payment', () => {
  const body = '{"openid": "xxx", "user_ip": "127.0.0.1", "env": 0}';

  it('equal those of the documentation', () => {
    assert.equal(
      hmacHex('12345', `/xpay/query_user_balance&${body}`),
      'c37809f27c6d7fd1837ad2500a04512b66b34fd793a39a385fade56dca89a4b5'
    );
    assert.equal(
      hmacHex('9hAb/NEYUlkaMBEsmFgzig==', body),
      '089d9e8dc5d308977360c4b79ec600a93d736802802a807d634192328032f6c7'
    );
  });

  it('cover the name of the call and the exact text of the data', () => {
    const { paySig, signature } = signVirtualPayment(body, { appKey: '12345', sessionKey: '9hAb/NEYUlkaMBEsmFgzig==' });
    assert.equal(paySig, hmacHex('12345', `requestVirtualPayment&${body}`));
    assert.equal(signature, '089d9e8dc5d308977360c4b79ec600a93d736802802a807d634192328032f6c7');
  });
});
