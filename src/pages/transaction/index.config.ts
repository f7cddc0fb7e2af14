export default definePageConfig({
  navigationBarTitleText: '供求',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
