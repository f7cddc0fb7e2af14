import type { CropperMessages } from './zh-Hans';

const messages: CropperMessages = {
  title: '移動和縮放',
  move: '頭像位置：方向鍵移動，加號和減號縮放',
  zoom: '縮放',
  turn: '旋轉',
  use: '使用'
};

export default messages;
