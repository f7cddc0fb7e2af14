const messages = {
  title: '欢迎使用香市',
  changed: '协议有更新，请看一下',
  points: [
    '不登录也能看行情、资讯和供求，这时不收集身份信息。',
    '登录只需要手机号；用到相机、相册等权限时再问你。',
    '推荐内容由算法排序，随时可以关闭。'
  ],
  analytics: '允许使用统计，帮我们改进（可选）',
  agreement: '《用户协议》',
  policy: '《隐私政策》',
  agree: '同意并继续',
  browseOnly: '不同意，仅浏览',
  logOut: '不同意，退出登录'
};

/** Messages of the consent prompt. */
export type ConsentMessages = typeof messages;
export default messages;
