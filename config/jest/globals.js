// Taro 4: without this @tarojs/runtime builds its own mini-program DOM instead of using jsdom.
process.env.TARO_PLATFORM = 'web';
process.env.TARO_ENV = 'h5';
const { version } = require('../../package.json');
const { versionCodeOf } = require('../../types/rules/appVersion');

Object.assign(globalThis, {
  API_HOST: '',
  APP_ID: 'xiangshi',
  APP_VERSION: version,
  APP_VERSION_CODE: versionCodeOf(version),
  ART_VERSION: 'test',
  REQ_ENABLED: 'Y',
  MAPS: [
    { name: 'amap', url: 'https://amap.example.com/?p={lng},{lat}&n={name}' },
    { name: 'tencent', url: 'https://tencent.example.com/?m={lat},{lng};{address}' }
  ],
  WEB_HOSTS: ['gov.cn'],
  FALLBACK_PUBLIC_KEY: ''
});
