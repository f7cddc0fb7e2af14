export default definePageConfig({ navigationBarTitleText: '地址管理', enablePullDownRefresh: true });
