export default definePageConfig({
  navigationBarTitleText: '香市',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
