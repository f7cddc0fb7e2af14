import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Dictionaries in simplified Chinese, which the others translate, and what the server sends. */
const dictionaries = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /locale[\\/]zh-Hans\.ts$/.test(file))
  .map((file) => path.join('src', file))
  .concat(path.join('types', 'rules', 'notification', 'zh-Hans.ts'));

/** An act of sharing or following. */
const act = '(分享|转发|邀请好友|发给好友|发朋友圈|关注公众号|关注我们)';
/** A promise for it, or a thing withheld without it. */
const promise = '(才能|才可以|方可|解锁|领取|奖励|红包|积分|优惠券|现金|免费得|送你)';
/** A condition, which comes after what it is for. */
const condition = '(需|要|先|请)[^。；，]{0,4}';
const inducement = new RegExp(`${act}[^。；]{0,20}${promise}|${promise}[^。；]{0,12}${condition}${act}`);

describe('the texts of the app', () => {
  it.each(['分享给好友才能查看', '邀请好友，领取红包', '转发到群里即可解锁报价', '领取优惠券需先关注公众号'])(
    'are searched by a pattern that finds “%s”',
    (text) => {
      expect(text).toMatch(inducement);
    }
  );

  it('[compliance 16] promise nothing for sharing or following, and withhold nothing without it', () => {
    expect(dictionaries.length).toBeGreaterThan(40);
    const wrong = dictionaries.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/(['"`])((?:(?!\1).)*)\1/g)]
        .map(([, , text = '']) => text)
        .filter((text) => inducement.test(text))
        .map((text) => `${file}: ${text}`)
    );
    expect(wrong).toEqual([]);
  });
});
