import type { CardPosterMessages } from './zh-Hans';

const messages: CardPosterMessages = {
  title: '名片海報',
  fileName: '香市名片',
  pictureOf: (name) => `名片海報：${name}`,
  side: '名片的語言',
  sides: { first: '正面', second: '第二語言' },
  drawn: {
    invitation: '掃碼看名片，互換聯絡方式',
    shortCode: (code) => `也可以在香市搜尋 ${code}`,
    slogan: '香市 · 查行情、找貨源、看資訊'
  }
};

export default messages;
