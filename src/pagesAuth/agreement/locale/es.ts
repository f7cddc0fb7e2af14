import type { AgreementMessages } from './zh-Hans';

const messages: AgreementMessages = {
  versions: 'Versiones',
  shown: 'En pantalla',
  read: 'Leer',
  earlier: 'Esta es una versión anterior que ya no está en vigor',
  save: 'Guardar el texto',
  saveFailed: 'No se pudo guardar',
  withdraw: 'Retirar el consentimiento',
  withdrawTitle: '¿Retirar su consentimiento?',
  withdrawText:
    'Se cerrará la sesión y se borrarán sus búsquedas; podrá seguir consultando. Para borrar los datos de la cuenta, cancélela en los ajustes.',
  withdrawn: 'Retirado',
  policySummary: [
    'Precios, noticias y anuncios se leen sin cuenta; entonces no se recopila nada sobre usted.',
    'La cuenta solo pide un número de móvil; identidad, documentos de empresa y direcciones se piden cuando hacen falta.',
    'Los números y fotos de documentos son sensibles: requieren un consentimiento propio y se guardan cifrados.',
    'No hay SDK de terceros ni venta de datos; su contacto solo lo ve la otra parte si usted lo decide.',
    'En los ajustes puede exportar sus datos, desactivar las recomendaciones, retirar el consentimiento y cancelar la cuenta.'
  ],
  agreementSummary: [
    'Precios y noticias se leen sin cuenta; la cuenta solo pide un móvil.',
    'Los precios son de referencia y no fundan ningún contrato.',
    'La cuenta es personal; lo que publique debe ser veraz y es su responsabilidad.',
    'Puede cerrar la sesión cuando quiera, o cancelar la cuenta en los ajustes y arrepentirse en 7 días.'
  ]
};

export default messages;
