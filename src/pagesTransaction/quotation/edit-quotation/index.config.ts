export default definePageConfig({
  navigationBarTitleText: '我的报价',
  // The swipe would leave the form without its question.
  disableSwipeBack: true
});
