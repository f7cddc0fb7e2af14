import type { Banner } from '@contract/home';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../src/database/schema';
import { monthOf } from './calendar';

const SEARCH_TERMS = [
  '八角 大红',
  '桂皮 烟桂',
  '草果 选货',
  '花椒 净椒',
  '白豆蔻',
  '无硫八角',
  '孜然 精选',
  '公丁香',
  '青花椒',
  '二氧化硫 检测'
];

/** Returns the banners of the home; the first follows the crop of the half year. */
function banners(crop: '春果' | '秋果'): Banner[] {
  return [
    {
      id: 'star-anise-crop',
      title: `${crop}八角集中上市`,
      subtitle: '玉林、防城大红，产地货源在线看',
      action: '看货源',
      varietyId: 'star-anise',
      jump: { type: 'jumpMini', route: 'search.view', params: { q: '八角 大红', scope: 'supplies' } }
    },
    {
      id: 'tsaoko-line',
      title: '草果选货走到哪了',
      subtitle: '怒江开园，五大市场价格对比',
      action: '看走势',
      varietyId: 'tsaoko',
      jump: { type: 'jumpMini', route: 'market.info', params: { lineId: 'tsaoko.xuan.yulin' } }
    },
    {
      id: 'cassia-article',
      title: '烟桂比大通贵在哪',
      subtitle: '价差近五元，买家在算含油量的账',
      action: '读文章',
      varietyId: 'cassia',
      jump: { type: 'jumpMini', route: 'news.detail', params: { id: 'cassia-grades-gap' } }
    },
    {
      id: 'new-crop-supply',
      title: '新货上新周',
      subtitle: '发布当季货源，专区展示七天',
      action: '看活动',
      varietyId: 'red-sichuan-pepper',
      jump: { type: 'jumpMini', route: 'activity', params: { id: 'new-crop-supply' } }
    },
    {
      id: 'expo-buyers',
      title: '香博会采购对接会',
      subtitle: '三场专场，按品种配对',
      action: '看安排',
      varietyId: 'blend-oil',
      jump: { type: 'jumpMini', route: 'news.detail', params: { id: 'expo-buyers-list' } }
    }
  ];
}

/** Inserts banners and trending searches of the home. Needs `seedLines`. */
export async function seedBanners(tx: Tx, clock: { now: Date }, progress: (step: string) => void): Promise<void> {
  progress('banners');
  const month = monthOf(shanghaiDay(clock.now.getTime()));
  await tx
    .insertInto('banner')
    .values(
      banners(month >= 2 && month <= 6 ? '春果' : '秋果').map((banner, position) => ({
        id: banner.id,
        title: banner.title,
        subtitle: banner.subtitle,
        action: banner.action,
        variety_id: banner.varietyId,
        jump: JSON.stringify(banner.jump),
        position
      }))
    )
    .execute();
  await tx
    .insertInto('hot_word')
    .values(SEARCH_TERMS.map((word, position) => ({ word, position })))
    .execute();
}
