import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { WeChatMessagePush } from './weChatMessagePush';
import { NotificationError } from './weChatPayNotification';

/*
 * The example of WeChat's documentation of message push, which has a key of letters A:
 * https://developers.weixin.qq.com/miniprogram/dev/framework/server-ability/message-push.html
 */
const account = { appid: 'wxba5fad812f8e6fb9', token: 'AAAAA', aesKey: 'A'.repeat(43) };
const encrypted =
  '+qdx1OKCy+5JPCBFWw70tm0fJGb2Jmeia4FCB7kao+/Q5c/ohsOzQHi8khUOb05JCpj0JB4RvQMkUyus8TPxLKJGQqcvZqzDpVzazhZv6JsXUnnR8XGT' +
  '740XgXZUXQ7vJVnAG+tE8NUd4yFyjPy7GgiaviNrlCTj+l5kdfMuFUPpRSrfMZuMcp3Fn2Pede2IuQrKEYwKSqFIZoNqJ4M8EajAsjLY2km32IIjdf8Y' +
  'L/P50F7mStwntrA2cPDrM1kb6mOcfBgRtWygb3VIYnSeOBrebufAlr7F9mFUPAJGj04=';
const query = {
  signature: '6c5c811b55cc85e0e1b54100749188c20beb3f5d',
  timestamp: '1714112445',
  nonce: '415670741',
  encrypt_type: 'aes',
  msg_signature: '046e02f8204d34f8ba5fa3b1db94908f3df2e9b3'
};
const body = JSON.stringify({ ToUserName: 'gh_97417a04a28d', Encrypt: encrypted });

/** Returns the query of an encrypted text with its signature. */
function signed(text: string) {
  const parts = [account.token, query.timestamp, query.nonce, text].sort();
  return { ...query, msg_signature: createHash('sha1').update(parts.join('')).digest('hex') };
}

describe('the message push of a mini-program', () => {
  const push = new WeChatMessagePush(account);

  const refused: [what: string, work: () => unknown, reason: RegExp][] = [
    ['no signature', () => push.open({ ...query, msg_signature: undefined }, body), /wrong signature/],
    ['the signature of plain text', () => push.open({ ...query, msg_signature: query.signature }, body), /signature/],
    ['a signature that is given twice', () => push.open({ ...query, msg_signature: ['a', 'b'] }, body), /signature/],
    ['another time than was signed', () => push.open({ ...query, timestamp: '1714112446' }, body), /wrong signature/],
    ['a changed message', () => push.open(query, body.replace('qdx1', 'qdx2')), /wrong signature/],
    ['plain text', () => push.open(query, '{"Event":"debug_demo"}'), /no encrypted message/],
    ['XML', () => push.open(query, `<xml><Encrypt>${encrypted}</Encrypt></xml>`), /no JSON/],
    ['another token', () => new WeChatMessagePush({ ...account, token: 'AAAAB' }).open(query, body), /wrong signature/],
    [
      'another app',
      () => new WeChatMessagePush({ ...account, appid: 'wxba5fad812f8e6fb8' }).open(query, body),
      /another app/
    ],
    [
      'another key',
      () => new WeChatMessagePush({ ...account, aesKey: 'B'.repeat(43) }).open(query, body),
      /another app/
    ],
    ['a text that is no message', () => push.open(signed('AAAA'), '{"Encrypt":"AAAA"}'), /a message of another key/]
  ];
  for (const [what, work, reason] of refused) {
    it(`refuses ${what}`, () => {
      assert.throws(work, (error) => error instanceof NotificationError && reason.test(error.message));
    });
  }

  it('confirms the address of the server', () => {
    const question = {
      signature: 'f464b24fc39322e44b38aa78f5edd27bd1441696',
      echostr: '4375120948345356249',
      timestamp: '1714036504',
      nonce: '1514711492'
    };
    assert.equal(push.confirmAddress(question), '4375120948345356249');
    assert.throws(() => push.confirmAddress({ ...question, nonce: '1' }), /wrong signature/);
  });

  it('opens the documented message', () => {
    assert.deepEqual(push.open(query, body), {
      ToUserName: 'gh_97417a04a28d',
      FromUserName: 'o9AgO5Kd5ggOC-bXrbNODIiE3bGY',
      CreateTime: 1714112445,
      MsgType: 'event',
      Event: 'debug_demo',
      debug_str: 'hello world'
    });
  });

  it('seals the documented answer', () => {
    const sealed = push.seal({ demo_resp: 'good luck' }, query, 1_713_424_427_999, Buffer.from('707722b803182950'));
    assert.deepEqual(sealed, {
      Encrypt: 'ELGduP2YcVatjqIS+eZbp80MNLoAUWvzzyJxgGzxZO/5sAvd070Bs6qrLARC9nVHm48Y4hyRbtzve1L32tmxSQ==',
      MsgSignature: '1b9339964ed2e271e7c7b6ff2b0ef902fc94dea1',
      TimeStamp: 1713424427,
      Nonce: '415670741'
    });
  });

  it('seals each answer with other random bytes', () => {
    assert.notEqual(push.seal({}, query, 0).Encrypt, push.seal({}, query, 0).Encrypt);
  });
});
