/** Messages of a card's poster. The other languages have exactly these keys. */
const messages = {
  title: '名片海报',
  fileName: '香市名片',
  pictureOf: (name: string) => `名片海报：${name}`,
  side: '名片的语言',
  sides: { first: '正面', second: '第二语言' },
  drawn: {
    invitation: '扫码看名片，互换联系方式',
    shortCode: (code: string) => `也可以在香市搜索 ${code}`,
    slogan: '香市 · 查行情、找货源、看资讯'
  }
};

export type CardPosterMessages = typeof messages;
export default messages;
