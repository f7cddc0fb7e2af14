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
    'No usamos SDK de terceros ni vendemos datos; la otra parte solo ve su contacto si usted lo decide.',
    'En los ajustes puede exportar sus datos, desactivar las recomendaciones personalizadas, retirar el consentimiento y eliminar la cuenta.'
  ],
  agreementSummary: [
    'Puede consultar precios y noticias sin cuenta; la cuenta solo requiere un número de móvil.',
    'Los precios son de referencia y no tienen valor contractual.',
    'La cuenta es personal; lo que publique debe ser veraz y es responsabilidad suya.',
    'Puede cerrar la sesión cuando quiera o eliminar la cuenta en los ajustes; tiene 7 días para cambiar de opinión.'
  ]
};

export default messages;
