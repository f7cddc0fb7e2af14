export default definePageConfig({
  navigationBarTitleText: '企业主页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true
});
