export default definePageConfig({
  enablePullDownRefresh: true,
  // A swipe would leave the form without the confirmation.
  disableSwipeBack: true
});
