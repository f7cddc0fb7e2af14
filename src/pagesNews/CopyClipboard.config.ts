export default definePageConfig({ navigationBarTitleText: '复制' });
