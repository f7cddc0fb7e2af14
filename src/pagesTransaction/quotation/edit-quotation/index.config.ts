export default definePageConfig({
  enablePullDownRefresh: true,
  // The swipe would leave the form without its question.
  disableSwipeBack: true
});
