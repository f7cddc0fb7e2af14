import type { ConsentMessages } from './zh-Hans';

const messages: ConsentMessages = {
  title: '歡迎使用香市',
  changed: '協議有更新，請看一下',
  points: [
    '不登錄也能看行情、資訊和供求，這時不收集身份資訊。',
    '登錄只需要手機號；用到相機、相冊等權限時再問你。',
    '推薦內容由演算法排序，隨時可以關閉。'
  ],
  analytics: '允許使用統計，幫我們改進（可選）',
  agreement: '《用戶協議》',
  policy: '《隱私政策》',
  agree: '同意並繼續',
  browseOnly: '不同意，僅瀏覽',
  logOut: '不同意，登出'
};

export default messages;
