const messages = {
  slogan: ['看行情、找货源、交换名片', '香料人的生意都在这里'],
  scan: '微信扫码，在手机上用',
  board: '涨跌榜',
  boardSpan: (unit: string) => `日，${unit}`,
  flashes: '快讯'
};

/** Messages of the side panes. */
export type DesktopMessages = typeof messages;
export default messages;
