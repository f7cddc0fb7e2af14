import { isWeChatId } from './weChatId';

describe('WeChat id', () => {
  it.each(['', 'abcde', '5abcdef', 'a'.repeat(21), 'xiang 88', '香料行老覃', '12800138000', '1380013800'])(
    'rejects the WeChat id %p',
    (text) => {
      expect(isWeChatId(text)).toBe(false);
    }
  );

  it.each(['abcdef', 'a'.repeat(20), 'wxid_88-star', '13800138000'])('accepts the WeChat id %p', (text) => {
    expect(isWeChatId(text)).toBe(true);
  });
});
