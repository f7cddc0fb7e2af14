export default definePageConfig({ navigationBarTitleText: '企业管理', enablePullDownRefresh: true });
