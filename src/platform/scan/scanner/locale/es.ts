import type { ScannerMessages } from './zh-Hans';

const messages: ScannerMessages = {
  title: 'Escanear',
  starting: 'Abriendo la cámara',
  looking: 'Coloque el código dentro del marco',
  purpose: {
    title: 'Se necesita la cámara para escanear',
    text: 'La cámara solo está activa mientras escanea. La imagen se lee en este dispositivo y no se guarda ni se envía. También puede elegir una imagen del código.'
  },
  refused: {
    title: 'Cámara sin permiso',
    text: 'Permita la cámara en los ajustes del sitio, a la izquierda de la barra de direcciones, y reintente. Si está dentro de otra aplicación, permítaselo en los ajustes del teléfono. También puede elegir una imagen del código.'
  },
  missing: {
    title: 'No se puede abrir la cámara',
    text: 'No hay ninguna cámara disponible o la usa otra aplicación. Puede elegir una imagen del código.'
  },
  openCamera: 'Abrir la cámara',
  choosePicture: 'Elegir una imagen',
  album: 'Fotos',
  torch: 'Linterna',
  noCode: 'No se encontró ningún código. Pruebe con una imagen más nítida',
  code: 'Código de tarjeta de 8 caracteres',
  openCode: 'Abrir',
  notCode: 'No es un código de tarjeta. Compruébelo'
};

export default messages;
