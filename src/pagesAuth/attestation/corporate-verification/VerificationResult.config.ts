export default definePageConfig({ navigationBarTitleText: '企业认证结果', enablePullDownRefresh: true });
