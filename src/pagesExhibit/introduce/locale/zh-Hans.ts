const messages = {
  title: '展会介绍',
  empty: '还没有展会介绍',
  emptyHint: '主办方发布后在这里公布',
  toExpo: '看展会',
  sections: {
    theme: '主题',
    scale: '规模',
    organisers: '组织机构',
    pastResults: '往届数据',
    transport: '交通',
    hotels: '酒店',
    contact: '联系我们',
    faq: '常见问题'
  },
  directions: '导航',
  directionsTo: (name: string) => `导航到${name}`,
  call: '拨打',
  callTo: (name: string) => `拨打${name}的电话`,
  files: '资料下载',
  openFile: (name: string) => `打开${name}`
};

/** Messages of the introduction of an expo. */
export type IntroduceMessages = typeof messages;
export default messages;
