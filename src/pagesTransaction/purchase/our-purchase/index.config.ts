export default definePageConfig({ navigationBarTitleText: '我的采购', enablePullDownRefresh: true });
