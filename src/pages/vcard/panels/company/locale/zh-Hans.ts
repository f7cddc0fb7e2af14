const messages = {
  title: '公司',
  logIn: '登录',
  loggedOut: '登录后看自己的公司主页',
  loggedOutHint: '货源、资质、成员名片和联系方式，都在一页上，可以转发给客户。',
  edit: '编辑',
  share: '分享公司主页',
  team: '团队',
  manageTeam: '成员、加入申请、邀请和名片数据',
  viewTeam: '成员和他们的名片'
};

/** Messages of the company panel. */
export type CompanyPanelMessages = typeof messages;
export default messages;
