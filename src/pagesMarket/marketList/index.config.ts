export default definePageConfig({
  navigationBarTitleText: '最新行情报价',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
