import {
  decodeShareScene,
  encodeShareScene,
  MAX_SCENE,
  type SceneKind,
  sceneKinds,
  type ShareScene,
  type ShareSource,
  shareSources
} from './shareScene';

const scanCode = '23456789ABCDEFGHJKLM';
/** Characters that WeChat allows in a scene. */
const allowed = /^[0-9A-Za-z!#$&'()*+,/:;=?@._~-]+$/;

/** Returns repeatable pseudo-random integers from 0 to below a bound (a linear congruential generator). */
function randomIntegers(): (bound: number) => number {
  let state = 1;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

describe('the scene of a mini-program code', () => {
  it.each([
    ['an empty text', ''],
    ['a query', 'id=5'],
    ['a broken escape', '%E0%A4%A'],
    ['HTML', '<b>code</b>'],
    ['an unknown kind', `xc.${scanCode}`],
    ['an unknown source', `cx.${scanCode}`],
    ['a card without a code', 'cc.'],
    ['a home with a key', `hc.${scanCode}`],
    ['an invite code that is too short', `cc.${scanCode}.ABC`],
    ['more than a scene', `cc.${scanCode}.GUIXIANG.more`]
  ])('is not read from %s', (_name, text) => {
    expect(decodeShareScene(text)).toBeNull();
  });

  it.each([
    ['a bare invite code', 'ABCD12'],
    ['a named invite code', 'inviteCode=ABCD12'],
    ['an encoded one among others', 'x%3D1%26inviteCode%3DABCD12']
  ])('is read from an earlier version: %s', (_name, text) => {
    expect(decodeShareScene(text)).toEqual({ kind: 'home', key: '', source: null, inviteCode: 'ABCD12' });
  });

  it('has room for the code of a card and the invite code of a member', () => {
    const scene = encodeShareScene({ kind: 'card', key: scanCode, source: 'poster', inviteCode: 'GUIXIANG' });
    expect(scene).toBe(`cp.${scanCode}.GUIXIANG`);
    expect(scene).toHaveLength(MAX_SCENE);
  });

  it('leaves out an invite code that does not fit or is none', () => {
    for (const inviteCode of ['GUIXIANG9', '', 'a b c d', 'ABC']) {
      expect(encodeShareScene({ kind: 'card', key: scanCode, source: 'code', inviteCode })).toBe(`cc.${scanCode}`);
    }
  });

  it('has kinds and sources with different first letters', () => {
    for (const names of [sceneKinds, shareSources]) {
      expect(new Set(names.map((name) => name.charAt(0))).size).toBe(names.length);
    }
  });

  it('is read back as it was written, plain and URL-encoded, in 5,000 variants', () => {
    const below = randomIntegers();
    const textOf = (length: number): string =>
      Array.from({ length }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZabcxyz0123456789'.charAt(below(40))).join('');
    for (let round = 0; round < 5_000; round += 1) {
      const kind: SceneKind = sceneKinds[below(sceneKinds.length)] ?? 'page';
      const source: ShareSource = shareSources[below(shareSources.length)] ?? 'code';
      const key = kind === 'home' ? '' : textOf(1 + below(25));
      const room = Math.min(32, MAX_SCENE - 'cc..'.length - key.length);
      const inviteCode = room < 4 || below(3) === 0 ? '' : textOf(4 + below(room - 3));
      const scene: ShareScene & { source: ShareSource } = { kind, key, source, inviteCode };
      const text = encodeShareScene(scene);
      expect(text.length).toBeLessThanOrEqual(MAX_SCENE);
      expect(text).toMatch(allowed);
      expect(decodeShareScene(text)).toEqual(scene);
      expect(decodeShareScene(encodeURIComponent(text))).toEqual(scene);
    }
  });
});
