/** Who runs the platform and how they are reached: the one place. Everything here is invented for the demo. */
export const operator = {
  hotline: '400-000-0000',
  reportHotline: '400-000-0012',
  /** WeChat account of the service, as its code says it. */
  weChat: 'https://work.weixin.qq.com/kfid/kfc-xiangshi-demo',
  email: 'service@xiangshi.example',
  privacyEmail: 'privacy@xiangshi.example',
  filing: '桂ICP备00000000号-1',
  filingUrl: 'https://beian.miit.gov.cn/',
  /** 玉林国际香料交易中心, GCJ-02 degrees. */
  office: { latitude: 22.6547, longitude: 110.1812 },
  since: 2024
} as const;
