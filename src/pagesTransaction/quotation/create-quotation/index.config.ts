export default definePageConfig({
  navigationBarTitleText: '报价'
});
