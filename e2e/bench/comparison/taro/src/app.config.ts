export default {
  pages: ['pages/index/index', 'pages/market/index', 'pages/trade/index', 'pages/mine/index'],
  window: {
    backgroundTextStyle: 'light',
    navigationBarBackgroundColor: '#fff',
    navigationBarTitleText: '香市',
    navigationBarTextStyle: 'black'
  },
  tabBar: {
    list: [
      { pagePath: 'pages/index/index', text: '首页' },
      { pagePath: 'pages/market/index', text: '行情' },
      { pagePath: 'pages/trade/index', text: '供求' },
      { pagePath: 'pages/mine/index', text: '我的' }
    ]
  }
};
