const messages = {
  plan: (hall: number, booths: number) => `${hall} 号馆平面图，共 ${booths} 个展位。列表里可逐个查看`,
  rows: '展位排',
  row: (letter: string) => `${letter} 排`,
  listSeparator: '、',
  categories: {
    rawSpice: '香料原料',
    extract: '精油提取物',
    seasoning: '复合调味',
    equipment: '设备包装',
    import: '东盟进口',
    regional: '地方展团'
  },
  sizes: { standard: '标准展位', corner: '双开口展位', rawSpace: '光地' },
  /** On the plan: as short as can be. */
  facilityMarks: { entrance: '入口', exit: '出口', toilet: 'WC', information: '询', firstAid: '医', catering: '餐' },
  facilities: {
    entrance: '入口',
    exit: '出口',
    toilet: '洗手间',
    information: '咨询台',
    firstAid: '医务点',
    catering: '餐饮'
  },
  states: { free: '可订', held: '暂留', taken: '已订', own: '我的' },
  area: (squareMetres: number) => `${squareMetres} ㎡`
};

/** Messages of the floor plan. */
export type FloorPlanMessages = typeof messages;
export default messages;
