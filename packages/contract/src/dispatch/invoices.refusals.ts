import type { Refusals } from '../kit/refusals.ts'

export const invoicesRefusals = {
  tax_company_missing: [
    409,
    'Cadastre a empresa e o endereço dela antes de emitir.',
    'Register the company and its address before you issue documents.',
  ],
  tax_registration_missing: [
    409,
    'Uma NF-e precisa da inscrição estadual da empresa. Cadastre a inscrição.',
    'An NF-e needs the state registration of the company. Add it first.',
  ],
  tax_certificate_missing: [
    409,
    'Envie o certificado digital A1 da empresa antes de emitir.',
    'Send the A1 digital certificate of the company before you issue documents.',
  ],
  tax_certificate_over: [
    409,
    'O certificado digital venceu. Envie o novo para voltar a emitir.',
    'The digital certificate has expired. Send the new one to issue again.',
  ],
  tax_house_missing: [
    503,
    'A declaração de conteúdo está indisponível. Fale com o atendimento.',
    'The declaration of contents is not available. Contact support.',
  ],
  store_not_approved: [
    409,
    'Os documentos fiscais são abertos quando a loja é aprovada.',
    'Tax documents are opened when the store is approved.',
  ],
  invoice_missing: [409, 'Este pedido ainda não tem documento fiscal.', 'This order has no tax document yet.'],
  invoice_cancellation_asked: [
    409,
    'O cliente pediu para cancelar este pedido. Responda a ele antes de emitir o documento.',
    'The buyer asked to cancel this order. Answer before you issue the document.',
  ],
  invoice_not_now: [409, 'Neste momento o pedido não aceita documento fiscal.', 'The order takes no tax document now.'],
  invoice_under_way: [
    409,
    'O documento já está sendo enviado. Aguarde um instante.',
    'The document is being sent already. Wait a moment.',
  ],
  invoice_not_authorised: [409, 'O documento ainda não foi autorizado.', 'The document is not authorised yet.'],
  invoice_authorised: [
    409,
    'Este pedido já tem um documento autorizado.',
    'This order has an authorised document already.',
  ],
  invoice_refused: [
    409,
    'O documento foi recusado. Veja o motivo, corrija e envie de novo.',
    'The document was refused. See why, correct it and send it again.',
  ],
  invoice_sent: [
    409,
    'O pacote já foi postado, e a nota não se cancela mais. Se ele voltar, emita a de devolução.',
    'The parcel was posted, so its note is not cancelled any more. If it comes back, issue the note of return.',
  ],
  invoice_service_down: [
    503,
    'O serviço da Secretaria da Fazenda está fora do ar. Tentamos de novo sozinhos.',
    'The service of the tax authority is down. We try again by ourselves.',
  ],
  invoice_cancel_refused: [
    409,
    'A Secretaria da Fazenda não aceitou o cancelamento. Veja o motivo no documento.',
    'The tax authority did not accept the cancellation. See why on the document.',
  ],
  invoice_correction_refused: [
    409,
    'A Secretaria da Fazenda não aceitou a correção.',
    'The tax authority did not accept the correction.',
  ],
  invoice_elsewhere_fixed: [
    409,
    'Este documento foi emitido em outro sistema. Cancele e corrija por lá.',
    'This document was issued in another system. Cancel and correct it there.',
  ],
  invoice_not_returned: [
    409,
    'A nota de devolução é feita depois que as cartas voltam, e só por empresa.',
    'The return document is made when the cards are back, and only by a company.',
  ],
  invoice_key_wrong: [
    422,
    'Esta chave não existe. Confira os 44 números.',
    'There is no such key. Check its 44 characters.',
  ],
  invoice_xml_wrong: [
    422,
    'Este arquivo não é uma NF-e nem uma DC-e autorizada.',
    'This file is no authorised NF-e or DC-e.',
  ],
  invoice_signature_wrong: [
    422,
    'A assinatura deste arquivo não confere: ele foi mudado depois de assinado.',
    'The signature of this file does not hold: it was changed after it was signed.',
  ],
  invoice_issuer_wrong: [
    422,
    'Este documento foi emitido por outro CPF ou CNPJ.',
    'This document was issued by another CPF or CNPJ.',
  ],
  invoice_recipient_wrong: [
    422,
    'Este documento é para outra pessoa, não para quem comprou.',
    'This document is for somebody else, not for the buyer.',
  ],
  invoice_value_wrong: [
    422,
    'O valor deste documento não é o do pedido.',
    'The value of this document is not that of the order.',
  ],
  invoice_number_wrong: [
    422,
    'O número não é o que está na chave do documento.',
    'The number is not the one in the key of the document.',
  ],
  invoice_key_taken: [
    409,
    'Este documento já está em outro pedido.',
    'This document belongs to another order already.',
  ],
  invoice_buyer_unknown: [
    409,
    'Faltam o CPF ou o endereço de quem comprou. Peça a quem comprou que complete o cadastro.',
    'The CPF or the address of the buyer is missing. Ask the buyer to complete them.',
  ],
  invoice_city_unknown: [
    409,
    'Não encontramos a cidade do endereço na tabela do IBGE. Confira o endereço.',
    'The city of the address is not in the table of the IBGE. Check the address.',
  ],
  invoice_rates_missing: [
    409,
    'Faltam as alíquotas de IBS e CBS deste ano. Avise o atendimento.',
    'The rates of IBS and CBS of this year are missing. Tell support.',
  ],
  invoice_no_file: [
    409,
    'Deste documento só temos a chave. Baixe o arquivo no sistema que o emitiu.',
    'We only have the key of this document. Download the file in the system that issued it.',
  ],
  invoice_month_empty: [
    404,
    'Não há documentos autorizados neste mês.',
    'There are no authorised documents in this month.',
  ],
} as const satisfies Refusals
