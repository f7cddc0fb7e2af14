export default definePageConfig({ navigationBarTitleText: '发布供应' });
