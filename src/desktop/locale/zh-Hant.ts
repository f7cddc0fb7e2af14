import type { DesktopMessages } from './zh-Hans';

const messages: DesktopMessages = {
  slogan: ['看行情、找貨源、交換名片', '香料人的生意都在這裡'],
  scan: '微信掃碼，在手機上用',
  board: '漲跌榜',
  boardSpan: (unit) => `日，${unit}`,
  flashes: '快訊'
};

export default messages;
