export default definePageConfig({
  navigationBarTitleText: '采购详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
