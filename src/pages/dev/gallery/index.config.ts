export default definePageConfig({ navigationBarTitleText: 'gallery' });
