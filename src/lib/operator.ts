/** Operator of the platform and its contact details; the single source. All values are invented for the demo. */
export const operator = {
  hotline: '400-000-0000',
  reportHotline: '400-000-0012',
  /** WeChat customer service link, as in its QR code. */
  weChat: 'https://work.weixin.qq.com/kfid/kfc-xiangshi-demo',
  email: 'service@xiangshi.example',
  privacyEmail: 'privacy@xiangshi.example',
  filing: '桂ICP备00000000号-1',
  filingUrl: 'https://beian.miit.gov.cn/',
  /** 玉林国际香料交易中心, in GCJ-02 degrees. */
  office: { latitude: 22.6547, longitude: 110.1812 },
  since: 2024
} as const;
