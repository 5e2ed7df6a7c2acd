import type { Refusals } from '../kit/refusals.ts'

export const onboardingRefusals = {
  email_unconfirmed: [
    403,
    'Confirme seu e-mail antes de abrir uma loja.',
    'Confirm your e-mail before you open a store.',
  ],
  company_missing: [409, 'Cadastre a empresa antes de enviar a loja.', 'Add the company before you send the store.'],
  company_address_missing: [
    409,
    'Cadastre o endereço da empresa antes de enviar a loja.',
    'Add the address of the company before you send the store.',
  ],
  bank_account_missing: [
    409,
    'Cadastre a conta bancária antes de continuar.',
    'Add the bank account before you continue.',
  ],
  bank_account_other_document: [
    409,
    'A conta bancária está em outro CPF ou CNPJ. Cadastre uma da empresa.',
    'The bank account is under another CPF or CNPJ. Add one of the company.',
  ],
  store_slug_taken: [409, 'Este endereço já é de outra loja.', 'This address is already of another store.'],
  store_slug_fixed: [
    409,
    'O endereço não muda depois que a loja abre: os links dela deixariam de funcionar.',
    'The address cannot change once the store is open: its links would stop working.',
  ],
  store_in_review: [
    409,
    'Você já tem uma loja em análise. Aguarde a resposta antes de enviar outra.',
    'You already have a store under review. Wait for the answer before you send another.',
  ],
  store_refused_waits: [
    409,
    'Você tem uma loja para corrigir. Corrija e envie de novo em Minhas lojas.',
    'You have a store to correct. Correct it and send it again in My stores.',
  ],
  too_many_stores: [409, 'Você chegou ao limite de 5 lojas.', 'You have reached the limit of 5 stores.'],
  store_not_editable: [
    409,
    'Esta loja está suspensa ou encerrada e não pode ser alterada.',
    'This store is suspended or closed and cannot be changed.',
  ],
  store_under_way: [
    409,
    'A loja ainda tem pedidos em andamento. Ela pode ser encerrada quando todos se concluírem.',
    'The store still has orders under way. It can be closed once all of them are completed.',
  ],
  store_document_taken: [
    409,
    'Outra conta já vende com este CNPJ. Confira de quem ele é antes de abrir a loja.',
    'Another account already sells with this CNPJ. Check whose it is before you open the store.',
  ],
  store_papers_changed: [
    409,
    'Os dados de quem vende mudaram desde que você os viu. Recarregue a página e confira de novo.',
    'The data of the seller changed since you saw it. Reload the page and check again.',
  ],
  store_moved: [
    409,
    'A situação da loja acabou de mudar. Recarregue a página.',
    'The store has just changed. Reload the page.',
  ],
  store_not_found: [404, 'Não encontramos esta loja.', 'We could not find this store.'],
  adults_only: [
    403,
    'É preciso ter 18 anos ou mais para comprar ou vender.',
    'You must be 18 or older to buy or sell.',
  ],
} as const satisfies Refusals
