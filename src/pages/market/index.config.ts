export default definePageConfig({
  navigationBarTitleText: '行情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
