const messages = {
  newVersion: '有新版本',
  updateNow: '更新'
};

/** Messages about a newer version of the H5 app. */
export type OfflineMessages = typeof messages;
export default messages;
