import type { ScannerMessages } from './zh-Hans';

const messages: ScannerMessages = {
  title: 'Escanear',
  starting: 'Abriendo la cámara',
  looking: 'Coloca el código dentro del marco',
  purpose: {
    title: 'Para escanear se usa la cámara',
    text: 'La cámara solo está abierta mientras escaneas. La imagen se lee en este dispositivo y no se guarda ni se envía. También puedes elegir una imagen del código.'
  },
  refused: {
    title: 'Cámara no permitida',
    text: 'Permite la cámara en los ajustes del sitio, a la izquierda de la dirección, y reintenta. Dentro de otra aplicación, permítela en los ajustes del teléfono. También puedes elegir una imagen del código.'
  },
  missing: {
    title: 'La cámara no se abre',
    text: 'No hay ninguna cámara, o la está usando otra aplicación. Puedes elegir una imagen del código.'
  },
  openCamera: 'Abrir la cámara',
  choosePicture: 'Elegir una imagen',
  album: 'Fotos',
  torch: 'Linterna',
  noCode: 'No hay ningún código en la imagen. Prueba con otra más nítida'
};

export default messages;
