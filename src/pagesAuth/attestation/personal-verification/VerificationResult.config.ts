export default definePageConfig({ navigationBarTitleText: '个人认证结果', enablePullDownRefresh: true });
