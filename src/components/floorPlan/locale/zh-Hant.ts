import type { FloorPlanMessages } from './zh-Hans';

const messages: FloorPlanMessages = {
  plan: (hall, booths) => `${hall} 號館平面圖，共 ${booths} 個展位。列表裡可逐個查看`,
  rows: '展位排',
  row: (letter) => `${letter} 排`,
  listSeparator: '、',
  categories: {
    rawSpice: '香料原料',
    extract: '精油提取物',
    seasoning: '複合調味',
    equipment: '設備包裝',
    import: '東協進口',
    regional: '地方展團'
  },
  sizes: { standard: '標準展位', corner: '雙開口展位', rawSpace: '光地' },
  facilityMarks: { entrance: '入口', exit: '出口', toilet: 'WC', information: '詢', firstAid: '醫', catering: '餐' },
  facilities: {
    entrance: '入口',
    exit: '出口',
    toilet: '洗手間',
    information: '諮詢臺',
    firstAid: '醫務站',
    catering: '餐飲'
  },
  states: { free: '可訂', held: '暫留', taken: '已訂', own: '我的' },
  area: (squareMetres) => `${squareMetres} ㎡`
};
export default messages;
