import type { AgreementMessages } from './zh-Hans';

const messages: AgreementMessages = {
  versions: 'Historial de versiones',
  shown: 'En pantalla',
  read: 'Leer',
  earlier: 'Esta es una versión anterior que ya no está en vigor',
  save: 'Guardar el texto completo',
  saveFailed: 'No se pudo guardar',
  withdraw: 'Retirar mi consentimiento',
  withdrawTitle: '¿Retirar su consentimiento?',
  withdrawText:
    'Se cerrará la sesión y se borrará su historial de búsqueda; podrá seguir consultando. Para borrar los datos de la cuenta, elimínela en los ajustes.',
  withdrawn: 'Consentimiento retirado',
  policySummary: [
    'Puede consultar precios, noticias y anuncios sin cuenta; en ese caso no recopilamos datos personales.',
    'La cuenta solo requiere un número de móvil; la identidad, los documentos de empresa y las direcciones se piden cuando hacen falta.',
    'Los números y fotos de documentos de identidad son datos sensibles: requieren un consentimiento aparte y se guardan cifrados.',
    'No vendemos datos; la otra parte solo ve su contacto si usted lo decide. El único SDK de terceros es el de WeChat, en su navegador.',
    'Abrir una tarjeta de visita queda registrado para su titular; para no dejar su nombre, active la consulta anónima en los ajustes.',
    'WeChat procesa los pagos y nosotros nunca vemos su tarjeta bancaria; los pedidos son justificantes contables y se conservan sin su identidad tras eliminar la cuenta.',
    'En los ajustes puede exportar sus datos, desactivar las recomendaciones personalizadas, retirar el consentimiento y eliminar la cuenta.',
    'El organizador usa su inscripción para celebrar la feria y controlar las entradas; los expositores con los que se reúna ven su nombre, su empresa y su cargo; los certificados se pueden verificar por su número.'
  ],
  agreementSummary: [
    'Puede consultar precios y noticias sin cuenta; la cuenta solo requiere un número de móvil.',
    'Los precios son de referencia y no tienen valor contractual.',
    'La cuenta es personal; lo que publique debe ser veraz y es responsabilidad suya.',
    'Los niveles de pago de las tarjetas de visita se pagan una sola vez, sin renovación automática; puede pedir el reembolso íntegro durante 7 días tras el pago.',
    'Puede cerrar la sesión cuando quiera o eliminar la cuenta en los ajustes; tiene 7 días para cambiar de opinión.'
  ]
};

export default messages;
