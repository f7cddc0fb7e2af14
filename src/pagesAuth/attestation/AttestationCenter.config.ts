export default definePageConfig({ navigationBarTitleText: '认证中心', enablePullDownRefresh: true });
