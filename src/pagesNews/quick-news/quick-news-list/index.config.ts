export default definePageConfig({
  navigationBarTitleText: '快讯',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
