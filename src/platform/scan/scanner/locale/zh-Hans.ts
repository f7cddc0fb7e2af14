const messages = {
  title: '扫一扫',
  starting: '正在打开相机',
  looking: '把二维码放进框里，会自动识别',
  purpose: {
    title: '扫码要用到相机',
    text: '相机只在扫码时打开，画面只在本机识别，不保存、不上传。不想开相机，可以选一张带码的图片。'
  },
  refused: {
    title: '没有相机权限',
    text: '在浏览器地址栏左侧的站点设置里允许“相机”，再点重试；在其他应用里打开的，到手机设置里允许那个应用使用相机。也可以选一张带码的图片。'
  },
  missing: {
    title: '打不开相机',
    text: '没有可用的相机，或者相机正被别的应用占用。可以选一张带码的图片。'
  },
  openCamera: '打开相机',
  choosePicture: '选一张图片',
  album: '相册',
  torch: '手电筒',
  noCode: '图片里没认出码，换一张清楚的试试',
  code: '输入 8 位名片码',
  openCode: '打开',
  notCode: '这不是名片码，核对一下'
};

/** Messages of the scanner. */
export type ScannerMessages = typeof messages;
export default messages;
