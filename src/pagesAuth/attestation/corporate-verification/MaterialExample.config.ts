export default definePageConfig({ navigationBarTitleText: '认证材料要求' });
