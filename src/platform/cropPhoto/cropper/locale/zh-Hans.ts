const messages = {
  title: '移动和缩放',
  move: '头像位置：方向键移动，加号和减号缩放',
  zoom: '缩放',
  turn: '旋转',
  use: '使用'
};

/** Messages of the cropper. */
export type CropperMessages = typeof messages;
export default messages;
