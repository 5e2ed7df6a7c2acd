import { both } from '@bra/contract/kit/both'

export const bankAccountTexts = {
  bankHint: both(
    'Para onde vão os saques. A conta precisa estar no CPF ou CNPJ de quem vende.',
    'Where withdrawals go. The account has to be of the CPF or CNPJ of who sells.',
  ),
  bankInUse: both('Conta em uso', 'Account in use'),
  bankChange: both('Trocar conta', 'Change account'),
  bankKeep: both('Manter a conta atual', 'Keep the present account'),
  bankSave: both('Salvar conta', 'Save account'),
  bankBefore: both('Contas anteriores', 'Accounts before'),
  bankUntil: both('Trocada em {date}', 'Replaced on {date}'),
  bankSince: both('Desde {date}', 'Since {date}'),
  bankFailed: both('Não deu para carregar as contas.', 'The accounts could not be loaded.'),
  bank: both('Banco', 'Bank'),
  banks: both('Bancos', 'Banks'),
  bankPick: both(
    'Digite o nome ou o código e escolha na lista.',
    'Type the name or the code and choose from the list.',
  ),
  agency: both('Agência', 'Branch'),
  digit: both('Dígito', 'Digit'),
  agencyDigit: both('Dígito da agência', 'Branch digit'),
  account: both('Conta', 'Account'),
  accountDigit: both('Dígito da conta', 'Account digit'),
  accountType: both('Tipo da conta', 'Kind of account'),
  checking: both('Corrente', 'Checking'),
  savings: both('Poupança', 'Savings'),
  holder: both('Titular', 'Holder'),
  holderNameHint: both('Como está no banco', 'As the bank has it'),
  holderDocument: both('CPF ou CNPJ do titular', 'CPF or CNPJ of the holder'),
  holderHint: both('O mesmo de quem vende.', 'The same as that of who sells.'),
  numbers: both('Ag. {agency} · Conta •••{account}', 'Br. {agency} · Account •••{account}'),
  bankOther: both(
    'A conta em uso está em outro CPF ou CNPJ. Cadastre uma de quem vende.',
    'The account in use is under another CPF or CNPJ. Add one of who sells.',
  ),
}
