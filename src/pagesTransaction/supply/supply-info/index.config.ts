export default definePageConfig({
  navigationBarTitleText: '供应详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
