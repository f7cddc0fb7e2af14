import type { ScannerMessages } from './zh-Hans';

const messages: ScannerMessages = {
  title: '掃一掃',
  starting: '正在開啟相機',
  looking: '把二維碼放進框裡，會自動識別',
  purpose: {
    title: '掃碼要用到相機',
    text: '相機只在掃碼時開啟，畫面只在本機識別，不儲存、不上傳。不想開相機，可以選一張帶碼的圖片。'
  },
  refused: {
    title: '沒有相機權限',
    text: '在瀏覽器網址列左側的網站設定裡允許「相機」，再點重試；在其他應用裡開啟的，到手機設定裡允許那個應用使用相機。也可以選一張帶碼的圖片。'
  },
  missing: {
    title: '打不開相機',
    text: '沒有可用的相機，或者相機正被別的應用佔用。可以選一張帶碼的圖片。'
  },
  openCamera: '開啟相機',
  choosePicture: '選一張圖片',
  album: '相簿',
  torch: '手電筒',
  noCode: '圖片裡沒認出碼，換一張清楚的試試',
  code: '輸入 8 位名片碼',
  openCode: '開啟',
  notCode: '這不是名片碼，核對一下'
};

export default messages;
