import type { Language } from '@contract/localText';

export type FeedKind = 'articles' | 'flashes';

interface FeedTexts {
  title: string;
  description: string;
}

/** Titles and descriptions of the feeds. */
export const feedTexts: Record<Language, Record<FeedKind, FeedTexts>> = {
  'zh-Hans': {
    articles: { title: '香市资讯', description: '香辛料市场的行情、产地、贸易与政策报道。' },
    flashes: { title: '香市快讯', description: '香辛料市场正在发生的消息，随发随更新。' }
  },
  'zh-Hant': {
    articles: { title: '香市資訊', description: '香辛料市場的行情、產地、貿易與政策報道。' },
    flashes: { title: '香市快訊', description: '香辛料市場正在發生的消息，隨發隨更新。' }
  },
  en: {
    articles: {
      title: 'Xiangshi news',
      description: 'Reports on prices, growing regions, trade and policy in the spice market, in Chinese.'
    },
    flashes: { title: 'Xiangshi quick news', description: 'What is happening in the spice market, in Chinese.' }
  },
  fr: {
    articles: {
      title: 'Actualités de Xiangshi',
      description: 'Prix, régions de production, commerce et réglementation du marché des épices, en chinois.'
    },
    flashes: {
      title: 'Flashs de Xiangshi',
      description: 'Ce qui se passe sur le marché des épices, en chinois.'
    }
  },
  es: {
    articles: {
      title: 'Noticias de Xiangshi',
      description: 'Precios, zonas de cultivo, comercio y normativa del mercado de especias, en chino.'
    },
    flashes: {
      title: 'Noticias breves de Xiangshi',
      description: 'Lo que sucede en el mercado de especias, en chino.'
    }
  }
};
