import type { ExpoIntroduction } from '@contract/expoIntroduction';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { openRoute } from '@/testing/openRoute';
import t from './locale/zh-Hans';

const introduction: ExpoIntroduction = {
  expoId: 'expo',
  name: '香料产业博览会',
  sections: [
    { kind: 'theme', blocks: [{ type: 'text', text: '<b>香聚南国</b>' }] },
    { kind: 'scale', blocks: [{ type: 'facts', rows: [{ label: '展馆', value: '6 个' }] }] },
    { kind: 'faq', blocks: [{ type: 'question', question: '收费吗？', answer: '免费。' }] },
    {
      kind: 'transport',
      blocks: [{ type: 'location', name: '南登录厅', address: '香都大道', note: '', latitude: 22, longitude: 110 }]
    },
    { kind: 'contact', blocks: [{ type: 'contact', name: '观众服务', phone: '0775-0000001', hours: '' }] }
  ],
  files: [{ id: 'a', name: '手册.pdf', type: 'pdf', bytes: 120_000 }]
};
const api = fakeApi({ 'POST /api/front/spiceExpo/getExpoIntroduce': introduction });

beforeAll(() => settings.setLanguage('zh-Hans'));

describe('introduction of the expo', () => {
  it('offers a retry when the server cannot be reached', async () => {
    api.disconnect();
    const page = await openRoute('exhibit.introduce', '');
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has(t.sections.theme)).toBe(true);
  });

  it('shows its sections as plain text, and its files', async () => {
    const page = await openRoute('exhibit.introduce', '');
    for (const text of [
      '<b>香聚南国</b>',
      '6 个',
      '免费。',
      t.directionsTo('南登录厅'),
      t.callTo('观众服务'),
      '120 kB'
    ])
      expect(page.has(text)).toBe(true);
  });

  it('shows a state of its own when nothing is written', async () => {
    api.on({ 'POST /api/front/spiceExpo/getExpoIntroduce': null });
    const page = await openRoute('exhibit.introduce', '');
    expect(page.has(t.empty)).toBe(true);
  });
});
