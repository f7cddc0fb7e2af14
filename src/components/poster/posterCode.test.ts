import { fakeApi } from '@/testing/fakeApi';
import { codeItem } from './codeItem';
import { drawnCode, loadPosterCode } from './posterCode';

const modules = [[true]];
const box = { x: 10, y: 20, width: 92, height: 92 };

describe('code of a poster', () => {
  it('is a QR code in a browser, which asks for no other', async () => {
    const api = fakeApi();
    const code = await loadPosterCode('pages/index/index');
    expect([code.picture, api.calls]).toEqual([undefined, []]);
    expect(code.modules.length).toBeGreaterThan(20);
  });

  it('is a QR code as long as the picture of WeChat has not loaded', () => {
    const code = { picture: '/uploads/code.jpg', modules };
    expect(drawnCode(code, new Map())).toBe(modules);
    expect(drawnCode(code, new Map([['/uploads/code.jpg', document.createElement('img')]]))).toBe('/uploads/code.jpg');
  });

  it('fills more of its white box as a picture of WeChat, which has a margin of its own', () => {
    expect(codeItem(modules, box, 8)).toEqual({
      kind: 'code',
      box: { x: 18, y: 28, width: 76, height: 76 },
      modules
    });
    expect(codeItem('/uploads/code.jpg', box, 8)).toEqual({
      kind: 'picture',
      box: { x: 12, y: 22, width: 88, height: 88 },
      radius: 0,
      address: '/uploads/code.jpg'
    });
  });
});
