export default definePageConfig({ navigationBarTitleText: '发布采购' });
