import type { ReportMessages } from './zh-Hans';

const messages: ReportMessages = {
  title: 'Denunciar',
  reason: 'Motivo',
  reasons: {
    false: 'Información falsa',
    fraud: 'Estafa',
    illegal: 'Contenido ilegal',
    infringement: 'Vulneración de derechos',
    advertising: 'Spam',
    other: 'Otro'
  },
  text: 'Detalles',
  textHint: '¿Qué frase o cifra es incorrecta?',
  textMissing: 'Describa el problema',
  chooseReason: 'Elija un motivo',
  send: 'Enviar denuncia',
  sent: 'Recibida, gracias',
  loginReason: 'Inicie sesión para enviar la denuncia',
  loginText: 'Le enviaremos el resultado',
  note: 'El resultado llegará a sus mensajes. Su identidad no se revela.'
};

export default messages;
