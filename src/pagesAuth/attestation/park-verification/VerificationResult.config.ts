export default definePageConfig({ navigationBarTitleText: '园区认证结果', enablePullDownRefresh: true });
