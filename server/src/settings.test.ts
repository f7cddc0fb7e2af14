import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readSettings, repositoryFolder, SettingsError } from './settings';

const messageOf = (source: NodeJS.ProcessEnv): string => {
  try {
    readSettings(source);
  } catch (error) {
    assert(error instanceof SettingsError);
    return error.message;
  }
  return 'accepted';
};

describe('settings', () => {
  const wrong: [source: NodeJS.ProcessEnv, message: string][] = [
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production.'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
    [{ DEMO_APPROVAL_SEC: '1.5' }, 'DEMO_APPROVAL_SEC must be a whole number from 0 to 3600.'],
    [{ DEMO_APPROVAL_SEC: '3601' }, 'DEMO_APPROVAL_SEC must be a whole number from 0 to 3600.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 100.'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL must be an address without a path, such as https://example.com.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 characters or more.'],
    [
      { OPERATOR_TOKEN: 'x'.repeat(23) },
      'OPERATOR_TOKEN must have 24 to 200 letters, digits or signs, without blanks.'
    ],
    [
      { OPERATOR_TOKEN: `${'x'.repeat(30)} y` },
      'OPERATOR_TOKEN must have 24 to 200 letters, digits or signs, without blanks.'
    ],
    [{ REQ_ENABLED: '1' }, 'REQ_ENABLED must be Y or N.'],
    [{ DRAW_PAGE_WITHIN_MS: '-1' }, 'DRAW_PAGE_WITHIN_MS must be a whole number, 0 or more.'],
    [{ RATE_LIMIT_PER_MIN: '0' }, 'RATE_LIMIT_PER_MIN must be a whole number above 0.'],
    [{ SMS_URL: 'sms.example.com' }, 'SMS_URL must be the http(s) address of the SMS gateway.'],
    [
      { IMAGE_CHECK_URL: 'checks.example.com' },
      'IMAGE_CHECK_URL must be the http(s) address of the service that checks pictures.'
    ],
    [{ MAIL_URL: 'mail.example.com' }, 'MAIL_URL must be the http(s) address of the mail gateway.'],
    [{ SMS_COUNTRIES: 'gb' }, 'SMS_COUNTRIES must be codes of countries between commas, such as GB, VN.'],
    [{ OCR_URL: 'reader.example.com' }, 'OCR_URL must be the http(s) address of the OCR service.'],
    [
      { TRANSLATE_URL: 'translate.example.com' },
      'TRANSLATE_URL must be the http(s) address of the translation service.'
    ],
    [{ WECHAT_LOGIN: 'yes' }, 'WECHAT_LOGIN must be 0 or 1.'],
    [{ WECHAT_MINI_APPID: 'wx1' }, 'WECHAT_MINI_APPID must be wx and 16 digits or letters a to f.'],
    [{ WECHAT_WEB_SECRET: 'short' }, 'WECHAT_WEB_SECRET must have 32 letters or digits.'],
    [
      { WECHAT_MINI_APPID: 'wx0123456789abcdef', SMS_URL: 'https://sms.example.com' },
      'WECHAT_MINI_APPID and WECHAT_MINI_SECRET must be set together.'
    ],
    [
      { WECHAT_API_URL: 'https://api.weixin.qq.com/sns' },
      'WECHAT_API_URL must be an http(s) address without a path, such as https://api.weixin.qq.com.'
    ]
  ];
  for (const [source, message] of wrong) {
    const [name, value] = Object.entries(source)[0] ?? [];
    it(`refuse ${name}=${value} in one line that names the allowed values`, () =>
      assert.equal(messageOf(source), message));
  }

  it('report every wrong variable, a line each', () => {
    assert.equal(messageOf({ PORT: 'x', DEMO: 'x' }).split('\n').length, 2);
  });

  const gateway = { SMS_URL: 'https://sms.example.com/send' };
  /** Each shows that real users use the installation. */
  const real: [name: string, source: NodeJS.ProcessEnv][] = [
    ['NODE_ENV=production', { NODE_ENV: 'production' }],
    ['HOST', { HOST: '203.0.113.7' }],
    ['HOST', { HOST: '2001:db8::7' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://xiangshi.example.com' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://app@db/xiangshi' }],
    ['SMS_URL', gateway],
    ['MAIL_URL', { MAIL_URL: 'https://mail.example.com' }],
    ['IMAGE_CHECK_URL', { IMAGE_CHECK_URL: 'https://checks.example.com' }],
    ['OCR_URL', { OCR_URL: 'https://reader.example.com' }],
    ['TRANSLATE_URL', { TRANSLATE_URL: 'https://translate.example.com' }],
    ['WECHAT_MINI_APPID', { WECHAT_MINI_APPID: 'wx0123456789abcdef', WECHAT_MINI_SECRET: 's'.repeat(32) }],
    ['WECHAT_WEB_APPID', { WECHAT_WEB_APPID: 'wx0123456789abcdef', WECHAT_WEB_SECRET: 's'.repeat(32) }]
  ];
  for (const [name, source] of real) {
    it(`have no demo with ${Object.entries(source)[0]?.join('=')}, and refuse DEMO=1 beside it in one line`, () => {
      const { isDemo, weChat, demoApprovalSec } = readSettings({ ...gateway, ...source });
      assert.deepEqual([isDemo, weChat === 'demo', demoApprovalSec], [false, false, null]);
      assert.equal(
        messageOf({ ...source, DEMO: '1' }),
        `DEMO=1 cannot be combined with ${name}: in the demo anyone logs in as anyone.`
      );
    });
  }

  it('are the demo when nothing is configured, also on the local network', () => {
    const own = [
      {},
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.20' },
      { PUBLIC_URL: 'http://localhost:8080' }
    ];
    for (const source of own) {
      assert.equal(readSettings(source).isDemo, true, JSON.stringify(source));
      assert.equal(readSettings({ ...source, DEMO: '1' }).isDemo, true);
    }
    assert.equal(readSettings({ ...gateway, DEMO: '0' }).isDemo, false);
  });

  it('refuse a start outside the demo without an SMS gateway', () => {
    const message = (reason: string) =>
      `SMS_URL is not set: with ${reason} login codes need an SMS gateway (SMS_URL, SMS_TOKEN).`;
    assert.equal(messageOf({ NODE_ENV: 'production' }), message('NODE_ENV=production'));
    assert.equal(messageOf({ DEMO: '0' }), message('DEMO=0'));
    assert.equal(
      messageOf({ PUBLIC_URL: 'https://a.example.com', DATABASE_URL: 'postgres://app@db/xiangshi' }),
      message('PUBLIC_URL, DATABASE_URL')
    );
  });

  it('refuse a start outside the demo without an operator', () => {
    const refused = /^DEMO_APPROVAL_SEC must not be set outside the demo/;
    assert.match(messageOf({ ...gateway, NODE_ENV: 'production', DEMO_APPROVAL_SEC: '5' }), refused);
    assert.match(messageOf({ ...gateway, DEMO_APPROVAL_SEC: '5' }), refused);
    assert.equal(readSettings({}).demoApprovalSec, 5);
    assert.equal(readSettings({ DEMO_APPROVAL_SEC: '0' }).demoApprovalSec, 0);
  });

  describe('settings of the login by WeChat', () => {
    const production = { NODE_ENV: 'production', SMS_URL: 'https://sms.example.com/send' };
    const app = { WECHAT_MINI_APPID: 'wx0123456789abcdef', WECHAT_MINI_SECRET: 's'.repeat(32) };

    it('refuse a production start with the demo’s login', () => {
      assert.match(messageOf({ ...production, WECHAT_LOGIN: '1' }), /^WECHAT_LOGIN=1 needs WECHAT_MINI_APPID/);
    });

    it('have none in production unless an app is set, and the demo in development', () => {
      assert.equal(readSettings(production).weChat, undefined);
      assert.equal(readSettings({}).weChat, 'demo');
      assert.equal(readSettings({ WECHAT_LOGIN: '0' }).weChat, undefined);
    });

    it('use the apps that are set', () => {
      const miniProgram = { appid: app.WECHAT_MINI_APPID, secret: app.WECHAT_MINI_SECRET };
      const weChat = { apiUrl: 'https://api.weixin.qq.com', miniProgram, webPage: undefined };
      assert.deepEqual(readSettings({ ...production, ...app }).weChat, weChat);
    });
  });

  describe('settings of codes and pages for WeChat', () => {
    const secret = 's'.repeat(32);
    const miniProgram = { WECHAT_MINI_APPID: 'wx0123456789abcdef', WECHAT_MINI_SECRET: secret };
    const webPage = { WECHAT_WEB_APPID: 'wxfedcba9876543210', WECHAT_WEB_SECRET: secret };
    const apiUrl = 'https://api.weixin.qq.com';

    it('refuse an unknown version', () => {
      assert.equal(
        messageOf({ WECHAT_CODE_VERSION: 'beta' }),
        'WECHAT_CODE_VERSION must be release, trial or develop.'
      );
      assert.equal(messageOf({ WECHAT_CODE_CHECK_PATH: 'no' }), 'WECHAT_CODE_CHECK_PATH must be 0 or 1.');
    });

    it('have no codes without a mini-program, also in the demo', () => {
      assert.equal(readSettings({}).miniProgramCode, undefined);
      assert.equal(readSettings({ ...gateway, ...webPage }).miniProgramCode, undefined);
    });

    it('have codes of a mini-program, also without a login by WeChat', () => {
      const app = { appid: miniProgram.WECHAT_MINI_APPID, secret };
      const settings = readSettings({ ...gateway, ...miniProgram, WECHAT_LOGIN: '0' });
      assert.deepEqual(settings.miniProgramCode, { apiUrl, app, version: 'release', isPathChecked: true });
      const early = { WECHAT_CODE_VERSION: 'trial', WECHAT_CODE_CHECK_PATH: '0' };
      const { version, isPathChecked } = readSettings({ ...gateway, ...miniProgram, ...early }).miniProgramCode ?? {};
      assert.deepEqual([version, isPathChecked], ['trial', false]);
    });

    it('sign pages of an official account with a public address', () => {
      const PUBLIC_URL = 'https://xiangshi.example.com';
      assert.equal(readSettings({ ...gateway, PUBLIC_URL }).officialAccount, undefined);
      assert.equal(readSettings({ ...gateway, ...webPage }).officialAccount, undefined);
      const app = { appid: webPage.WECHAT_WEB_APPID, secret };
      assert.deepEqual(readSettings({ ...gateway, ...webPage, PUBLIC_URL }).officialAccount, { apiUrl, app });
    });
  });

  describe('for payment', () => {
    const gatewayOfProduction = { NODE_ENV: 'production', SMS_URL: 'https://sms.example.com/send' };
    const webApp = { WECHAT_WEB_APPID: 'wx0123456789abcdef', WECHAT_WEB_SECRET: 's'.repeat(32) };
    const merchant = {
      WECHAT_PAY_MCHID: '1900000109',
      WECHAT_PAY_SERIAL: '5F1C72E2A8931B72A2E13AF8DEE92471EB397115',
      WECHAT_PAY_KEY_FILE: 'keys/merchant.pem',
      WECHAT_PAY_API_KEY: 'a'.repeat(32),
      WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000001092024101100000000000001',
      WECHAT_PAY_PUBLIC_KEY_FILE: 'keys/wechat.pem'
    };
    const earlierKey = { WECHAT_PAY_EARLIER_KEY_ID: '5F1C72E2', WECHAT_PAY_EARLIER_KEY_FILE: 'keys/earlier.pem' };
    const complete = {
      ...gatewayOfProduction,
      ...webApp,
      ...merchant,
      PUBLIC_URL: 'https://xiangshi.example.com'
    };
    const virtual = { WECHAT_VIRTUAL_OFFER_ID: '1450500001', WECHAT_VIRTUAL_APP_KEY: 'k'.repeat(32) };
    const messagePush = { WECHAT_MESSAGE_TOKEN: 'token', WECHAT_MESSAGE_AES_KEY: 'A'.repeat(43) };

    const refused: [source: NodeJS.ProcessEnv, message: RegExp][] = [
      [{ ...complete, WECHAT_PAY_MCHID: '19' }, /^WECHAT_PAY_MCHID must be the number of the merchant/],
      [{ ...complete, WECHAT_PAY_API_KEY: 'short' }, /^WECHAT_PAY_API_KEY must have 32 letters or digits/],
      [{ ...complete, WECHAT_PAY_SERIAL: '' }, /^WECHAT_PAY_MCHID, WECHAT_PAY_SERIAL, .* must be set together/],
      [
        { ...complete, ...earlierKey, WECHAT_PAY_EARLIER_KEY_ID: 'PUB_KEY' },
        /^WECHAT_PAY_EARLIER_KEY_ID must be PUB_KEY_ID_/
      ],
      [
        { WECHAT_PAY_EARLIER_KEY_ID: '5F1C72E2' },
        /^WECHAT_PAY_EARLIER_KEY_ID, WECHAT_PAY_EARLIER_KEY_FILE must be set/
      ],
      [earlierKey, /^WECHAT_PAY_EARLIER_KEY_ID needs WECHAT_PAY_PUBLIC_KEY_ID/],
      [{ ...complete, PUBLIC_URL: '' }, /^WECHAT_PAY_MCHID needs PUBLIC_URL/],
      [{ ...complete, WECHAT_WEB_APPID: '', WECHAT_WEB_SECRET: '' }, /^WECHAT_PAY_MCHID needs WECHAT_WEB_APPID or/],
      [{ ...complete, DEMO_PAY: '1' }, /^DEMO_PAY=1 is refused beside WECHAT_PAY_MCHID/],
      [{ ...gatewayOfProduction, ...virtual }, /^WECHAT_VIRTUAL_OFFER_ID needs WECHAT_MINI_APPID/],
      [{ WECHAT_VIRTUAL_OFFER_ID: '1450500001' }, /^WECHAT_VIRTUAL_OFFER_ID, WECHAT_VIRTUAL_APP_KEY must be set/],
      [{ WECHAT_MESSAGE_TOKEN: 'to' }, /^WECHAT_MESSAGE_TOKEN must have 3 to 32 letters or digits/],
      [{ ...messagePush, WECHAT_MESSAGE_AES_KEY: 'A' }, /^WECHAT_MESSAGE_AES_KEY must have 43 letters or digits/],
      [{ WECHAT_MESSAGE_TOKEN: 'token' }, /^WECHAT_MESSAGE_TOKEN, WECHAT_MESSAGE_AES_KEY must be set together/],
      [messagePush, /^WECHAT_MESSAGE_TOKEN needs WECHAT_VIRTUAL_OFFER_ID/],
      [{ DEMO_PAY: 'yes' }, /^DEMO_PAY must be 0 or 1/]
    ];
    for (const [source, message] of refused) {
      it(`are refused with ${message.source}`, () => assert.match(messageOf(source), message));
    }

    it('are played in the demo only, unless asked for', () => {
      assert.equal(readSettings({}).payment.isDemo, true);
      assert.equal(readSettings({ DEMO_PAY: '0' }).payment.isDemo, false);
      assert.equal(readSettings(gatewayOfProduction).payment.isDemo, false);
      assert.equal(readSettings({ ...gatewayOfProduction, DEMO_PAY: '1' }).payment.isDemo, true);
    });

    it('name the merchant, and never play beside one', () => {
      const { weChatPay, isDemo } = readSettings(complete).payment;
      assert.deepEqual(
        [weChatPay?.mchid, weChatPay?.apiUrl, isDemo],
        ['1900000109', 'https://api.mch.weixin.qq.com', false]
      );
      assert.equal(weChatPay?.earlierKey, undefined);
      const changing = readSettings({ ...complete, ...earlierKey }).payment.weChatPay;
      assert.deepEqual(changing?.earlierKey, { id: '5F1C72E2', file: 'keys/earlier.pem' });
    });

    it('open the messages of the mini-program where they are set', () => {
      const miniProgram = { WECHAT_MINI_APPID: 'wx0123456789abcdef', WECHAT_MINI_SECRET: 's'.repeat(32) };
      const configured = { ...gatewayOfProduction, ...miniProgram, ...virtual };
      assert.equal(readSettings(configured).payment.messagePush, undefined);
      const { payment } = readSettings({ ...configured, ...messagePush });
      assert.deepEqual(payment.messagePush, { token: 'token', aesKey: 'A'.repeat(43) });
    });
  });

  it('have defaults for a new checkout', () => {
    const settings = readSettings({});
    assert.equal(settings.port, 8080);
    assert.equal(settings.host, '127.0.0.1');
    assert.equal(settings.dataDir, path.join(repositoryFolder, 'data'));
    assert.equal(settings.keysDir, path.join(repositoryFolder, 'data/keys'));
    assert.deepEqual([settings.isDemo, settings.isProduction, settings.logLevel], [true, false, 'warn']);
  });

  it('detect production by NODE_ENV', () => {
    const settings = readSettings({ NODE_ENV: 'production', SMS_URL: 'https://sms.example.com/send', SMS_TOKEN: 't' });
    assert.deepEqual([settings.isDemo, settings.isProduction, settings.logLevel], [false, true, 'info']);
    assert.deepEqual(settings.sms, { url: 'https://sms.example.com/send', token: 't', countries: [] });
  });

  it('ignore empty variables, and prefer the environment over the file', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-env-'));
    const file = path.join(folder, '.env');
    writeFileSync(file, 'PORT=9000\nHOST=0.0.0.0\nSMS_URL=\n');
    const settings = readSettings({ PORT: '9001', HOST: '' }, file);
    rmSync(folder, { recursive: true });
    assert.deepEqual([settings.port, settings.host], [9001, '0.0.0.0']);
  });
});
