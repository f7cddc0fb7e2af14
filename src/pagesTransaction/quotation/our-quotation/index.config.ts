export default definePageConfig({
  navigationBarTitleText: '报价',
  enablePullDownRefresh: true
});
