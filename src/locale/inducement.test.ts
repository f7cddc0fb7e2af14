import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '..');

/** Dictionaries in simplified Chinese, which the others translate. */
const dictionaries = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /locale[\\/]zh-Hans\.ts$/.test(file)
);
/** An act of sharing or following. */
const act = '(分享|转发|邀请好友|发给好友|发朋友圈|关注公众号|关注我们)';
/** A promise for it, or a thing withheld without it. */
const promise = '(才能|才可以|方可|解锁|领取|奖励|红包|积分|优惠券|现金|免费得|送你)';

describe('the texts of the app', () => {
  it('[compliance 16] promise nothing for sharing or following, and withhold nothing without it', () => {
    expect(dictionaries.length).toBeGreaterThan(40);
    const wrong = dictionaries.flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/(['"`])((?:(?!\1).)*)\1/g)]
        .map(([, , text = '']) => text)
        .filter((text) => new RegExp(`${act}[^。；]{0,20}${promise}`).test(text))
        .map((text) => `${file}: ${text}`)
    );
    expect(wrong).toEqual([]);
  });
});
