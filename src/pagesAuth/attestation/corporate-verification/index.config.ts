export default definePageConfig({ navigationBarTitleText: '企业认证' });
