/** The last two mids, in yuan, of lines that articles and pictures name. */
export const LATEST_MIDS: Record<string, [before: number, last: number]> = {
  'star-anise.dahong.yulin': [34, 34.5],
  'star-anise.dahong.chengdu': [36, 36.2],
  'star-anise.dahong.bozhou': [35.4, 35.4],
  'star-anise.dahong.anguo': [37, 36.8],
  'star-anise.chunhua.yulin': [25.8, 26],
  'fennel.jingxuan.yulin': [14.3, 14.2],
  'cumin.jingxuan.yulin': [31, 31],
  'tsaoko.xuan.yulin': [51.2, 52.8],
  'white-cardamom.daguo.yulin': [87, 86],
  'cassia.yangui.yulin': [22, 22],
  'red-sichuan-pepper.jingjiao.yulin': [63.5, 62],
  'clove.gongding.yulin': [74, 74.5]
};

/** Points of a path: days before the newest one and yuan, oldest first. */
export type PriceTrend = [daysBefore: number, yuan: number][];

/** Paths of the most watched grades, by `variety.grade`. */
export const PRICE_TRENDS: Record<string, PriceTrend> = {
  'star-anise.dahong': [
    [92, 32],
    [60, 34.2],
    [30, 32.8],
    [7, 33.6],
    [1, 34]
  ],
  'star-anise.chunhua': [
    [92, 24.6],
    [30, 25],
    [7, 25.6],
    [1, 25.8]
  ],
  'cassia.yangui': [
    [60, 21.4],
    [30, 22.2],
    [1, 22]
  ],
  'tsaoko.xuan': [
    [60, 48.5],
    [30, 49.6],
    [7, 50],
    [1, 51.2]
  ],
  'red-sichuan-pepper.jingjiao': [
    [60, 66],
    [30, 65],
    [7, 64],
    [1, 63.5]
  ]
};
