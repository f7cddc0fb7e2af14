import type { ReportMessages } from './zh-Hans';

const messages: ReportMessages = {
  title: 'Denunciar',
  reason: 'Motivo',
  reasons: {
    false: 'Falso',
    fraud: 'Estafa',
    illegal: 'Ilegal',
    infringement: 'Vulnera derechos',
    advertising: 'Publicidad',
    other: 'Otro problema'
  },
  text: 'Detalles',
  textHint: 'Qué frase o qué cifra',
  textMissing: 'Diga cuál es el problema',
  chooseReason: 'Elija un motivo',
  send: 'Enviar',
  sent: 'Recibido',
  loginReason: 'Inicie sesión para enviar la denuncia',
  loginText: 'Un mensaje le dirá el resultado',
  note: 'El resultado llegará a sus mensajes. No se revela quién denuncia.'
};

export default messages;
