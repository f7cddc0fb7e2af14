export default definePageConfig({ navigationBarTitleText: '园区认证' });
