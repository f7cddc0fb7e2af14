import type { ScanWords } from './zh-Hans';

const words: ScanWords = {
  failed: 'No se escaneó, reintenta',
  empty: 'El código está vacío',
  isHere: 'Ya estás en esta página',
  noPage: 'La página no se puede abrir'
};

export default words;
